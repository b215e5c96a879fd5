import { dictionary } from '../../core/language/dictionary'

/** Buyer's marks of a statement line. The codes are our own. */
export const lineMark = dictionary('lineMark', {
  open: [10, '未核对', 'Not checked', 'waits'],
  ticked: [20, '已核对', 'Checked', 'done'],
  disputed: [30, '有异议', 'Disputed', 'refused'],
  answered: [40, '已答复', 'Answered', 'moves'],
})
