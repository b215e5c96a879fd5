import { budgetBasis } from '../../../../src/money/budgets/budget-basis'
import { budgetPeriod } from '../../../../src/money/budgets/budget-period'
import type { Report } from '../../account/downloads/reports'
import { ownBudgets } from './budget-pages'

/** Budgets in the columns of their list. */
export const report: Report = {
  kind: 'budgets',
  name: ['预算', 'Budgets'],
  money: 'row',
  head: [
    ['成本中心', 'Cost centre'],
    ['名称', 'Name'],
    ['周期', 'Period'],
    ['开始日', 'First day'],
    ['结束日', 'Last day'],
    ['计算口径', 'Basis'],
    ['预算金额', 'Amount'],
    ['结转', 'Carried over'],
    ['已用', 'Used'],
    ['占用', 'Reserved'],
    ['剩余', 'Left'],
  ],
  async rows(who, keys, language) {
    return (await ownBudgets(who, keys)).map((row) => [
      row.costCentre.code,
      row.costCentre.name,
      budgetPeriod.label(row.period, language),
      row.fromDay,
      row.untilDay,
      budgetBasis.label(row.basis, language),
      { amount: String(row.amount) },
      { amount: String(row.carried) },
      { amount: String(row.used) },
      { amount: String(row.reserved) },
      { amount: String(row.free) },
      row.currency,
    ])
  },
}
