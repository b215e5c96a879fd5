import { dictionary } from '../../core/language/dictionary'

/** States of a monthly credit statement. */
export const billState = dictionary('billState', {
  open: [10, '未出账', 'Not billed yet', 'ended'],
  toBeConfirmed: [20, '待确认', 'To be confirmed', 'waits'],
  disputed: [25, '有异议', 'Disputed', 'waits'],
  confirmed: [30, '待还款', 'To be repaid', 'waits'],
  partlyRepaid: [40, '部分还款', 'Partly repaid', 'moves'],
  settled: [50, '已还清', 'Settled', 'done'],
  overdue: [60, '已逾期', 'Overdue', 'refused'],
})
