import { dictionary } from '../../core/language/dictionary'

/** States of a case in lists. `returnState` has the detailed states. */
export const afterSalesState = dictionary('afterSalesState', {
  pendingReview: [10, '待审核', 'Pending review', 'waits'],
  rejected: [20, '已驳回', 'Rejected', 'refused'],
  waitingForReturn: [30, '待退回', 'Waiting for user return', 'waits'],
  returned: [40, '已退回', 'Returned', 'moves'],
  refunding: [50, '退款中', 'Refund in progress', 'moves'],
  awaitingResend: [60, '待补发', 'Awaiting resend', 'moves'],
  awaitingReceipt: [70, '补发待收货', 'Awaiting receipt after resend', 'moves'],
  completed: [80, '已完成', 'Completed', 'done'],
})
