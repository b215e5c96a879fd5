import { and, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { freeOf } from './budget-posting'
import { budgetHold } from './budgets.table'
import { costCentreKey } from './cost-centre-key'
import { amountIn, currentBudgets, type BudgetLine } from './line-budgets'

type Costly = {
  companyId: string
  siteId: string
  costs: readonly BudgetLine[]
  /** Request that has reserved some of the costs already. */
  requestId?: string | undefined
}

/** Returns the free amounts of today's budgets after a purchase. Lines without a budget count nowhere. */
export async function budgetsAfter({ companyId, siteId, costs, requestId }: Costly): Promise<Minor[]> {
  const codes = costs.map(({ costCentre }) => costCentre)
  const budgets = await currentBudgets(companyId, siteId, codes)
  if (budgets.size === 0) return []
  const ids = [...budgets.values()].map(({ id }) => id)
  const own = requestId === undefined ? [] : await reservedBy(requestId, ids)
  return [...budgets].map(([key, row]) => {
    const needed = costs
      .filter(({ costCentre }) => costCentreKey(costCentre) === key)
      .reduce((sum, line) => sum + amountIn(row, line), 0)
    const reserved = own
      .filter(({ budgetId }) => budgetId === row.id)
      .reduce((sum, { amount }) => sum + amount, 0)
    return freeOf(row) + reserved - needed
  })
}

const reservedBy = (requestId: string, budgetIds: readonly string[]) =>
  db()
    .select({ budgetId: budgetHold.budgetId, amount: budgetHold.amount })
    .from(budgetHold)
    .where(
      and(
        eq(budgetHold.documentKind, 'request'),
        eq(budgetHold.documentId, requestId),
        inArray(budgetHold.budgetId, [...budgetIds]),
      ),
    )
