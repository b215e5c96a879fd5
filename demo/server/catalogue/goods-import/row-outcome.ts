import { dictionary } from '../../../../src/core/language/dictionary'

/** Outcomes of a row, planned or actual. */
export const rowOutcome = dictionary('rowOutcome', {
  added: [10, '新增', 'New', 'done'],
  changed: [20, '修改', 'Changed', 'moves'],
  unchanged: [30, '无变化', 'Unchanged', 'plain'],
  wrong: [40, '有误', 'Wrong', 'refused'],
})
