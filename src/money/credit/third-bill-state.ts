import { dictionary } from '../../core/language/dictionary'

/** States of a statement from a third-party lender. It is read-only here. */
export const thirdBillState = dictionary('thirdBillState', {
  unpaid: [10, '待还款', 'To be repaid', 'waits'],
  paid: [20, '已还清', 'Settled', 'done'],
})
