import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { budgetBasis } from '../../../../src/money/budgets/budget-basis'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { netOf } from '../invoices/tax'
import type { BudgetRow } from './budget-posting'
import { budget, costCentre } from './budgets.table'
import { companyDay } from './company-buying'
import { costCentreKey } from './cost-centre-key'

/** Cost of a document line: goods with tax after reductions, and its share of the freight. */
export type LineCost = { id: string; goods: Minor; freight: Minor }
export type BudgetLine = LineCost & { costCentre: string }

/** Returns the amount of a line that a budget counts. */
export function amountIn(
  { basis }: Pick<BudgetRow, 'basis'>,
  { goods, freight }: Omit<LineCost, 'id'>,
): Minor {
  if (basis === budgetBasis.code.net) return netOf(goods)
  return basis === budgetBasis.code.gross ? goods : goods + freight
}

/** Finds the budgets of cost centres for an order of today. @returns them by normalised code */
export async function currentBudgets(
  customerId: string,
  siteId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, BudgetRow>> {
  const keys = [...new Set(codes.map(costCentreKey))].filter(Boolean)
  if (keys.length === 0) return new Map()
  const today = await companyDay(customerId)
  const rows = await db()
    .select({ key: costCentre.key, row: budget })
    .from(budget)
    .innerJoin(costCentre, eq(costCentre.id, budget.costCentreId))
    .where(
      and(
        eq(costCentre.customerId, customerId),
        inArray(costCentre.key, keys),
        eq(budget.currency, await currencyCodeOf(siteId)),
        lte(budget.fromDay, today),
        gte(budget.untilDay, today),
      ),
    )
  return new Map(rows.map(({ key, row }) => [key, row]))
}

const tooLittle: Text = [
  '成本中心 {code} 的预算不足，还差 {missing}。请调整预算或选择其他成本中心',
  'The budget of cost centre {code} is short by {missing}. Raise the budget or choose another cost centre.',
]

/** @param lineIds lines of a checkout that need the budget */
export function budgetShort(code: string, missing: Minor, lineIds: readonly string[] = []) {
  const values = { code, missing: toDecimal(missing) }
  const errors = lineIds.map((id) => ({ path: `notes.${id}.costCentre`, message: tooLittle, values }))
  return refuse(422, tooLittle, { values, errors })
}
