import { dictionary } from '../../core/language/dictionary'

/** Groupings of the turnover. The codes are our own. */
export const performanceBy = dictionary('performanceBy', {
  month: [10, '按月', 'By month'],
  category: [20, '按品类', 'By category'],
  member: [30, '按成员', 'By member'],
  costCentre: [40, '按成本中心', 'By cost centre'],
  supplier: [50, '按供应商', 'By supplier'],
})
