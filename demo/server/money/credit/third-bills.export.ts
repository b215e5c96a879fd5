import { thirdBillState } from '../../../../src/money/credit/third-bill-state'
import type { Report } from '../../account/downloads/reports'
import { thirdBillRows, wireThirdBill } from './third-bills'

/** Statements of other lenders, in the columns of their list. */
export const report: Report = {
  kind: 'thirdBill',
  name: ['第三方账单', 'Third-party statements'],
  money: 'accounts',
  head: [
    ['账期', 'Month'],
    ['账单编号', 'Statement no.'],
    ['资金方', 'Provider'],
    ['账单金额', 'Amount'],
    ['到期日', 'Due'],
    ['状态', 'State'],
    ['还清时间', 'Settled at'],
  ],
  async rows({ companyId }, keys, language) {
    return (await thirdBillRows(companyId, {}, keys))
      .map(wireThirdBill)
      .map(({ month, billNo, provider, amount, dueDate, state, paidAt }) => [
        month,
        billNo,
        provider,
        { amount },
        dueDate,
        thirdBillState.label(state, language),
        paidAt ?? '',
      ])
  },
}
