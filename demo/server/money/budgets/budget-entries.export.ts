import { budgetEntryType } from '../../../../src/money/budgets/budget-entry-type'
import type { Report } from '../../account/downloads/reports'
import { allEntries } from './budget-pages'

/** Ledger of budgets. */
export const report: Report = {
  kind: 'budgetEntries',
  name: ['预算明细', 'Budget entries'],
  money: 'row',
  head: [
    ['时间', 'Time'],
    ['成本中心', 'Cost centre'],
    ['类型', 'Type'],
    ['单号', 'Reference'],
    ['账号', 'Account'],
    ['预算变动', 'Amount'],
    ['结转', 'Carried over'],
    ['已用变动', 'Used'],
    ['占用变动', 'Reserved'],
    ['剩余', 'Left'],
    ['说明', 'Remark'],
  ],
  async rows(who, keys, language) {
    const all = await Promise.all(keys.map((id) => allEntries(who, id)))
    return all.flatMap(({ of, entries }) =>
      entries.map((entry) => [
        entry.createdAt,
        of.costCentre.code,
        budgetEntryType.label(entry.type, language),
        entry.refNo,
        entry.actor,
        { amount: entry.amount },
        { amount: entry.carried },
        { amount: entry.used },
        { amount: entry.reserved },
        { amount: entry.freeAfter },
        entry.remark,
        of.currency,
      ]),
    )
  },
}
