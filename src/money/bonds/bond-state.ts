import { dictionary } from '../../core/language/dictionary'

export const bondState = dictionary('bondState', {
  toBePaid: [10, '待缴纳', 'To be paid', 'waits'],
  pendingReview: [15, '待审核', 'Pending review', 'waits'],
  paid: [40, '已缴纳', 'Paid', 'done'],
  refundAsked: [50, '退还中', 'Refund in progress', 'moves'],
  refunded: [60, '已退还', 'Refunded', 'ended'],
})
