import { dictionary } from '../../core/language/dictionary'

/** Kinds of to-dos. The codes are our own. Amber: the process is blocked until it is done. */
export const todoKind = dictionary('todoKind', {
  approve: [10, '审批采购申请', 'Approve a purchase request', 'waits'],
  sign: [20, '签约', 'Sign', 'waits'],
  pay: [30, '付款', 'Pay', 'waits'],
  answerOffer: [40, '答复报价', 'Answer a quotation', 'waits'],
  sendReturn: [50, '寄回退货', 'Send goods back', 'waits'],
  receive: [60, '确认收货', 'Confirm receipt', 'moves'],
  confirmBill: [70, '确认账单', 'Confirm a statement', 'waits'],
  repayBill: [75, '账单还款', 'Repay a statement', 'waits'],
  payBond: [80, '缴纳保证金', 'Pay a bond', 'waits'],
  useCoupon: [90, '优惠券将过期', 'Coupon expires', 'plain'],
  usePoints: [95, '积分将过期', 'Points expire', 'plain'],
})
