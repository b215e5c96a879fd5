import { dictionary } from '../../core/dictionary'

/** A statement of somebody else's credit, shown here only. */
export const thirdBillState = dictionary('thirdBillState', {
  unpaid: [10, '待还款', 'To be repaid', 'waits'],
  paid: [20, '已还清', 'Settled', 'done'],
})
