import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { newId } from '../../../demo/server/core/database/ids'
import type { BudgetDocument } from '../../../demo/server/money/budgets/book-document'
import { addBudgets } from '../../../demo/server/money/budgets/budgets'
import { budget, costCentre } from '../../../demo/server/money/budgets/budgets.table'
import { costCentreKey } from '../../../demo/server/money/budgets/cost-centre-key'
import { clock } from '../../../demo/server/core/time/clock'
import { wireDay } from '../../../demo/server/core/time/business-time'
import { siteIds } from '../../../demo/server/core/config/site'
import { memberById } from '../../../demo/server/session/sign-in/sessions'

export const company = '10001'

export async function companyMember(id = company) {
  const who = await memberById(id, siteIds.main)
  if (!who) throw new Error(`no buyer ${id}`)
  return who
}

type Given = Partial<Parameters<typeof addBudgets>[1]>

/** Adds a cost centre of the demo company. @returns its id */
export async function openCentre(code: string): Promise<string> {
  const id = newId()
  await db()
    .insert(costCentre)
    .values({ id, customerId: company, code, key: costCentreKey(code), name: code })
  return id
}

/** Adds a cost centre with a hard budget of this month, in minor units with tax. @returns ids of its budgets */
export async function openBudget(code: string, amount: number, given: Given = {}): Promise<string[]> {
  return addBudgets(await companyMember(), {
    costCentreId: await openCentre(code),
    period: 10,
    fromDay: wireDay(clock.now()),
    repeat: 1,
    amount,
    basis: 20,
    hard: 10,
    carryOver: 20,
    ...given,
  })
}

export async function budgetRow(id: string) {
  const [row] = await db().select().from(budget).where(eq(budget.id, id))
  if (!row) throw new Error(`no budget ${id}`)
  return row
}

/** Returns the used, reserved and free amount of a budget. */
export async function figuresOf(id: string) {
  const { amount, carried, used, reserved } = await budgetRow(id)
  return { used, reserved, free: amount + carried - used - reserved }
}

export const documentNamed = (id: string, kind: BudgetDocument['kind'] = 'order'): BudgetDocument => ({
  kind,
  id,
  no: `NO-${id}`,
  customerId: company,
  placedBy: company,
  siteId: siteIds.main,
})
