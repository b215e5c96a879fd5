import { dictionary } from '../../core/language/dictionary'

/** States of a refund part. Providers take time, accounts are credited at once. */
export const refundState = dictionary('refundState', {
  asked: [10, '退款中', 'Refunding', 'moves'],
  returned: [20, '已退回', 'Returned', 'done'],
  toDeposit: [30, '已退至预存款', 'Returned to the deposit', 'done'],
})
