import { dictionary } from '../../core/language/dictionary'

/** States of a commission payout. The codes are our own. */
export const payoutState = dictionary('payoutState', {
  submitted: [10, '审核中', 'Under review', 'moves'],
  approved: [20, '待打款', 'To be paid', 'moves'],
  paid: [30, '已打款', 'Paid', 'done'],
  rejected: [40, '已驳回', 'Rejected', 'refused'],
  withdrawn: [50, '已撤回', 'Withdrawn', 'ended'],
})
