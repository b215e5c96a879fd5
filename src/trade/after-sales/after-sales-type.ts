import { siteDictionary } from '../../core/language/dictionary'

export const afterSalesType = siteDictionary('afterSalesType', {
  exchange: [10, '换货', 'Exchange'],
  refund: [20, '退款', 'Refund'],
  returnAndRefund: [30, '退货退款', 'Return and refund'],
  cancelOrder: [40, '取消订单', 'Cancel order'],
})
