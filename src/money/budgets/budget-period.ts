import { dictionary } from '../../core/language/dictionary'

/** Lengths of a budget's period. */
export const budgetPeriod = dictionary('budgetPeriod', {
  month: [10, '月度', 'Month'],
  quarter: [20, '季度', 'Quarter'],
  year: [30, '年度', 'Year'],
  own: [40, '自定义', 'Own dates'],
})
