import { dictionary } from '../core/language/dictionary'

/** Review states of applications: certification, supplier data, invoice titles, withdrawals and vouchers. */
export const reviewState = dictionary('reviewState', {
  pending: [10, '待审核', 'Pending review', 'waits'],
  underReview: [15, '审核中', 'Under review', 'moves'],
  approved: [20, '已通过', 'Approved', 'done'],
  rejected: [30, '已驳回', 'Rejected', 'refused'],
})
