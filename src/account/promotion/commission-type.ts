import { siteDictionary } from '../../core/language/dictionary'

/** Types of commission movements. The codes are our own. */
export const commissionType = siteDictionary('commissionType', {
  earned: [10, '订单佣金', 'Commission of an order', 'done'],
  takenBack: [20, '退款扣回', 'Taken back for a refund'],
  paidOut: [30, '佣金提现', 'Payout'],
  payoutReturned: [31, '提现退回', 'Payout returned'],
})
