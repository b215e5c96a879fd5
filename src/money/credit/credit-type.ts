import { siteDictionary } from '../../core/language/dictionary'

/** Types of credit line movements. The codes are our own. */
export const creditType = siteDictionary('creditType', {
  granted: [10, '授信额度', 'Credit line granted', 'done'],
  orderRefund: [11, '订单退款', 'Order refund', 'done'],
  repayment: [12, '账单还款', 'Repayment', 'done'],
  orderPayment: [20, '订单支付', 'Order payment'],
  lowered: [21, '额度下调', 'Credit line lowered'],
})
