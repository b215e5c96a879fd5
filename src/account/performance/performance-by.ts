import { dictionary } from '../../core/dictionary'

/** What turnover is told apart by. The codes are ours. */
export const performanceBy = dictionary('performanceBy', {
  month: [10, '按月', 'By month'],
  category: [20, '按品类', 'By category'],
  member: [30, '按成员', 'By member'],
})
