import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { budgetEntryType } from '../../../../src/money/budgets/budget-entry-type'
import { highestBudget } from '../../../../src/money/budgets/budget-fields'
import type { moveBudget as contract } from '../../../../src/money/budgets/budgets.contract'
import { db, tx } from '../../core/database/db'
import { buyerLog } from '../../core/documents/audit'
import { notFound, refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { freeOf, lockBudgets, post, type BudgetRow } from './budget-posting'
import { costCentre } from './budgets.table'

const sameBudget = () => refuseField(422, 'toId', ['请选择其他预算', 'Choose another budget.'])
const otherCurrency = () =>
  refuseField(422, 'toId', ['两个预算的币种不同', 'The budgets have different currencies.'])
const tooMuch = (most: string) =>
  refuseField(422, 'amount', ['最多可转出 {most}', 'You can move up to {most}.'], { most })
const tooHigh = (most: string) =>
  refuseField(422, 'amount', ['转入后超过预算上限 {most}', 'The other budget would exceed {most}.'], { most })

/** Returns cost centre and first day of a budget, to name it in the ledger of the other one. */
async function nameOf({ costCentreId, fromDay }: BudgetRow): Promise<string> {
  const [centre] = await db()
    .select({ code: costCentre.code })
    .from(costCentre)
    .where(eq(costCentre.id, costCentreId))
  return `${centre?.code ?? ''} ${fromDay}`
}

const log = buyerLog('budget')

/**
 * Moves a part of what is left of a budget to another one of the company, with an entry in both ledgers.
 * @throws Refusal 404, 422 less is left, or the other budget has another currency or would become too high
 */
export const moveOwnBudget = (
  who: Member,
  id: string,
  { toId: wanted, amount, remark = '' }: Asked<typeof contract>['body'],
) =>
  tx(async () => {
    const toId = String(wanted)
    if (toId === id) throw sameBudget()
    const locked = await lockBudgets([id, toId])
    const [from, to] = [locked.get(id), locked.get(toId)]
    if (from?.customerId !== who.companyId || to?.customerId !== who.companyId) throw notFound()
    if (from.currency !== to.currency) throw otherCurrency()
    const most = Math.max(0, Math.min(freeOf(from), from.amount))
    if (amount > most) throw tooMuch(toDecimal(most))
    if (to.amount + amount > highestBudget) throw tooHigh(toDecimal(highestBudget))
    const { movedIn, movedOut } = budgetEntryType.code
    const entry = { actorId: who.customerId, remark }
    await post(locked, id, { amount: -amount }, { ...entry, type: movedOut, refNo: await nameOf(to) })
    await post(locked, toId, { amount }, { ...entry, type: movedIn, refNo: await nameOf(from) })
    await log(who, id, 'move out')
    await log(who, toId, 'move in')
    return true as const
  })
