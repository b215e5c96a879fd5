import { dictionary } from '../language/dictionary'

/** Time span of a list. The code is the number of months. */
export const listRange = dictionary('listRange', {
  month: [1, '近 1 个月', 'Within 1 month'],
  quarter: [3, '近 3 个月', 'Within 3 months'],
  halfYear: [6, '近半年', 'Within half a year'],
  year: [12, '近 1 年', 'Within 1 year'],
})
