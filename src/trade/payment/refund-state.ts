import { dictionary } from '../../core/dictionary'

/** Where a part of a refund is: a provider takes its time, accounts have it back at once. */
export const refundState = dictionary('refundState', {
  asked: [10, '退款中', 'Refunding', 'moves'],
  returned: [20, '已退回', 'Returned', 'done'],
  toDeposit: [30, '已退至预存款', 'Returned to the deposit', 'done'],
})
