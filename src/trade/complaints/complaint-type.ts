import { siteDictionary } from '../../core/language/dictionary'

export const complaintType = siteDictionary('complaintType', {
  product: [10, '商品', 'Product'],
  delivery: [20, '配送', 'Delivery'],
  payment: [30, '支付', 'Payment'],
  promotion: [40, '促销', 'Promotion'],
  account: [50, '账户', 'Account'],
  invoice: [60, '发票', 'Invoice'],
  system: [70, '系统', 'System'],
  returns: [80, '退换货', 'Return/exchange'],
  staff: [90, '表扬或投诉员工', 'Praise/complaint staff'],
  other: [100, '其他', 'Other'],
})
