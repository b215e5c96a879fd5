import { and, eq, gte, lte, ne } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { budgetEntryType } from '../../../../src/money/budgets/budget-entry-type'
import type { addBudget, changeBudget } from '../../../../src/money/budgets/budgets.contract'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { spansFrom } from './budget-periods'
import { lockBudgets, post } from './budget-posting'
import { budget, budgetEntry, costCentre } from './budgets.table'
import { lockBuyingChoices } from './company-buying'

type Given = Asked<typeof addBudget>['body']
type Change = Asked<typeof changeBudget>['body']

const overlapping = (fromDay: string) =>
  refuse(
    409,
    [
      '该成本中心在 {day} 开始的周期已有预算',
      'This cost centre already has a budget in the period that begins on {day}.',
    ],
    {
      values: { day: fromDay },
      errors: [
        { path: 'fromDay', message: ['与已有预算的日期重叠', 'The dates overlap with another budget.'] },
      ],
    },
  )
const booked = () =>
  refuse(409, [
    '该预算已有占用、使用、转移或结转记录，不能删除',
    'This budget has been reserved, used, moved or carried over and cannot be deleted.',
  ])

/**
 * Adds a budget for one or several consecutive periods, in the currency of the current site.
 * @returns their ids
 * @throws Refusal 404 unknown cost centre, 409 overlapping dates
 */
export function addBudgets({ companyId, customerId, site }: Member, given: Given): Promise<string[]> {
  const { costCentreId: wanted, period, fromDay, untilDay = fromDay, repeat = 1, amount, ...rules } = given
  const costCentreId = String(wanted)
  return tx(async () => {
    await lockBuyingChoices(companyId)
    const own = and(eq(costCentre.id, costCentreId), eq(costCentre.customerId, companyId))
    if ((await db().$count(costCentre, own)) === 0) throw notFound()
    const currency = await currencyCodeOf(site)
    const ids: string[] = []
    for (const span of spansFrom(period, { fromDay, untilDay }, repeat)) {
      const meets = and(
        eq(budget.costCentreId, costCentreId),
        eq(budget.currency, currency),
        lte(budget.fromDay, span.untilDay),
        gte(budget.untilDay, span.fromDay),
      )
      if ((await db().$count(budget, meets)) > 0) throw overlapping(span.fromDay)
      const id = newId()
      ids.push(id)
      await db()
        .insert(budget)
        .values({ ...rules, ...span, id, customerId: companyId, costCentreId, period, currency, amount: 0 })
      const entry = { type: budgetEntryType.code.opened, actorId: customerId }
      await post(await lockBudgets([id]), id, { amount }, entry)
    }
    return ids
  })
}

/** Locks a budget of the company. @throws Refusal 404 */
async function lockOwn({ companyId }: Member, id: string) {
  const locked = await lockBudgets([id])
  const row = locked.get(id)
  if (row?.customerId !== companyId) throw notFound()
  return { locked, row }
}

/**
 * Changes the amount and the rules of a budget. The amount may be lower than what is reserved and used: the free amount is then
 * negative, and a hard budget refuses further orders.
 * @throws Refusal 404
 */
export const changeOwnBudget = (who: Member, id: string, { amount, remark = '', ...rules }: Change) =>
  tx(async () => {
    const { locked, row } = await lockOwn(who, id)
    await db().update(budget).set(rules).where(eq(budget.id, id))
    const change = { amount: amount - row.amount }
    const entry = { type: budgetEntryType.code.changed, actorId: who.customerId, remark }
    if (change.amount !== 0) await post(locked, id, change, entry)
    return true as const
  })

/** Deletes a budget that was never booked. @throws Refusal 404, 409 */
export const deleteOwnBudget = (who: Member, id: string) =>
  tx(async () => {
    await lockOwn(who, id)
    const { opened, changed } = budgetEntryType.code
    const movements = await db()
      .select({ id: budgetEntry.id })
      .from(budgetEntry)
      .where(and(eq(budgetEntry.budgetId, id), ne(budgetEntry.type, opened), ne(budgetEntry.type, changed)))
      .limit(1)
    if (movements.length > 0) throw booked()
    await db().delete(budgetEntry).where(eq(budgetEntry.budgetId, id))
    await db().delete(budget).where(eq(budget.id, id))
    return true as const
  })
