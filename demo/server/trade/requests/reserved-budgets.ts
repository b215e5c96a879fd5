import { and, asc, eq, sum } from 'drizzle-orm'
import { toDecimal, toMinor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { freeOf } from '../../money/budgets/budget-posting'
import { budget, budgetHold, costCentre } from '../../money/budgets/budgets.table'

/** Returns the budgets that a request reserves, with what is left without it and with it. */
export async function reservedBudgets(requestId: string) {
  const rows = await db()
    .select({ row: budget, centre: costCentre, held: sum(budgetHold.amount).mapWith(toMinor) })
    .from(budgetHold)
    .innerJoin(budget, eq(budget.id, budgetHold.budgetId))
    .innerJoin(costCentre, eq(costCentre.id, budget.costCentreId))
    .where(and(eq(budgetHold.documentKind, 'request'), eq(budgetHold.documentId, requestId)))
    .groupBy(budget.id, costCentre.id)
    .orderBy(asc(costCentre.code), asc(budget.id))
  return rows.map(({ row, centre: { code, name }, held }) => ({
    code,
    name,
    before: toDecimal(freeOf(row) + held),
    after: toDecimal(freeOf(row)),
  }))
}
