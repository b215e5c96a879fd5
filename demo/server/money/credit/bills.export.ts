import { billState } from '../../../../src/money/credit/bill-state'
import type { Report } from '../../account/downloads/reports'
import { billRows, wireBill } from './credit-bills'

/** Statements, in the columns of their list. */
export const report: Report = {
  kind: 'creditBill',
  name: ['信用账单', 'Statements'],
  money: 'accounts',
  head: [
    ['账期', 'Month'],
    ['账单编号', 'Statement no.'],
    ['账单金额', 'Amount'],
    ['已还', 'Repaid'],
    ['待还', 'Outstanding'],
    ['到期日', 'Due'],
    ['状态', 'State'],
  ],
  async rows({ companyId }, keys, language) {
    return (await billRows(companyId, {}, keys))
      .map((row) => wireBill(row))
      .map(({ month, billNo, amount, repaid, left, dueDate, state }) => [
        month,
        billNo,
        { amount },
        { amount: repaid },
        { amount: left },
        dueDate,
        billState.label(state, language),
      ])
  },
}
