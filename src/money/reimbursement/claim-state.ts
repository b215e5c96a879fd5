import { dictionary } from '../../core/language/dictionary'

export const claimState = dictionary('claimState', {
  draft: [10, '草稿', 'Draft', 'ended'],
  submitted: [20, '审核中', 'Under review', 'moves'],
  approved: [30, '待打款', 'To be paid', 'moves'],
  rejected: [40, '已驳回', 'Rejected', 'refused'],
  paid: [50, '已打款', 'Paid', 'done'],
})
