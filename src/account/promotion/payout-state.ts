import { dictionary } from '../../core/dictionary'

/** Commission that is to be paid out. The codes are ours. */
export const payoutState = dictionary('payoutState', {
  submitted: [10, '审核中', 'Under review', 'moves'],
  approved: [20, '待打款', 'To be paid', 'moves'],
  paid: [30, '已打款', 'Paid', 'done'],
  rejected: [40, '已驳回', 'Rejected', 'refused'],
  withdrawn: [50, '已撤回', 'Withdrawn', 'ended'],
})
