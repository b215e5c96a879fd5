import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { billState } from '../../../../src/money/credit/bill-state'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { orderState } from '../../../../src/words/order-state'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { orders } from '../../trade/orders/orders.table'
import { earlierIds, firstEarlier } from '../../trade/orders/past-orders'
import { accountOf } from '../accounts/account-rows'
import { give, take } from '../accounts/bookings'
import { pastDeposits } from '../deposit/past-deposits'
import { giveOrderPoints } from '../points/give-order-points'
import { creditLine } from './credit-line'
import { creditBill } from './credit.table'
import { ageBills, endOfMonth, issueBills, monthBefore } from './issue-bills'
import { billRepaid } from './repay-bills'

const demo = '10001'
const late = '10007'
/** Final deposit of the demo's main buyer. */
const reserve = 10_000_000

/** Number of past orders that earned points. */
const pointsOrders = 30

type Event = { at: Date; happens: () => Promise<unknown> }

/** Past orders of the demo's main buyer that were paid from an account: by credit, every other one by deposit. */
async function purchases(): Promise<Event[]> {
  const rows = await db()
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, demo),
        eq(orders.state, orderState.code.completed),
        notInArray(orders.id, earlierIds),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
  const bought = rows.filter((_, at) => at % 2 === 0)
  return bought.map(({ id, orderNo, payAmount, createdAt }, at) => ({
    at: createdAt,
    async happens() {
      if (at < pointsOrders) await giveOrderPoints(id)
      const { refused, available } = await creditLine(demo)
      if (!refused && available >= payAmount && at % 2 === 0)
        return take(demo, 'credit', creditType.code.orderPayment, payAmount, orderNo)
      const { balance } = await accountOf(demo, 'deposit')
      if (balance >= payAmount) await take(demo, 'deposit', depositType.code.orderPayment, payAmount, orderNo)
    },
  }))
}

/** Several pages of statements, whichever of the last months have one: that hangs on the day of the seed. */
const months = firstEarlier - 1 + earlierIds.length

/** Statements of all these months, repaid some days later; of the last one a part, and the late buyer repays none. */
function statements(): Event[] {
  return Array.from({ length: months }, (_, at) => months - at).flatMap((count) => {
    const month = monthBefore(count)
    const issued = after(endOfMonth(month), 60_000)
    const repay = async () => {
      const [bill] = await db()
        .select()
        .from(creditBill)
        .where(and(eq(creditBill.customerId, demo), eq(creditBill.month, month)))
      if (!bill || bill.amount === bill.repaid) return
      const part = count === 1 ? Math.floor(bill.amount * 0.7) : bill.amount
      if (part > 0) await billRepaid(bill.id, part, `RP${month.replace('-', '')}`)
    }
    return [
      { at: issued, happens: () => issueBills(month) },
      { at: after(issued, 8 * day), happens: ageBills },
      { at: after(issued, 10 * day), happens: repay },
    ]
  })
}

/** A past order paid on credit, from before the shop's own orders. */
function boughtOnCredit(customerId: string, monthsAgo: number, amount: number): Event {
  const month = monthBefore(monthsAgo)
  const orderNo = `XS${month.replace('-', '')}`
  return {
    at: after(endOfMonth(month), -12 * day),
    happens: () => take(customerId, 'credit', creditType.code.orderPayment, amount, orderNo),
  }
}

/** Older orders of the demo's main buyer: bought on credit, as far as its line reaches. */
async function earlier(): Promise<Event[]> {
  const rows = await db().select().from(orders).where(inArray(orders.id, earlierIds))
  return rows.map(({ orderNo, payAmount, createdAt }) => ({
    at: createdAt,
    async happens() {
      const { available } = await creditLine(demo)
      if (available >= payAmount) await take(demo, 'credit', creditType.code.orderPayment, payAmount, orderNo)
    },
  }))
}

/** The late buyer never repaid, whatever its orders are. */
const unpaid = () => boughtOnCredit(late, 4, 1_286_400)

/** The last order puts the deposit to a round sum, so that the demo's pages can be talked about. */
async function settle() {
  const { balance } = await accountOf(demo, 'deposit')
  if (balance < reserve)
    await give(demo, 'deposit', depositType.code.platformTopUp, reserve - balance, 'ADJ1')
  if (balance > reserve)
    await take(demo, 'deposit', depositType.code.platformDeduction, balance - reserve, 'ADJ1')
}

/** Rooms wrote the past one after another: what was left after each movement follows from when it happened. */
const inOrderOfTime = () =>
  db().execute(sql`
    update ledger set balance_after = told.balance from (
      select id, sum(amount) over (partition by customer_id, kind order by created_at, id) as balance from ledger
    ) as told where told.id = ledger.id`)

export const seed: Seed = {
  room: 'money/credit',
  after: ['money/accounts', 'trade/orders', 'site/params'],
  async run() {
    const who = await seededMember(demo)
    const events = [
      ...(await purchases()),
      ...(await earlier()),
      unpaid(),
      ...statements(),
      ...pastDeposits(who),
    ]
    const past = events
      .filter(({ at }) => at < clock.now())
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const { at, happens } of past) await clock.at(at, happens)
    await ageBills()
    await settle()
    await inOrderOfTime()
    const [overdue] = await db()
      .select({ id: creditBill.id })
      .from(creditBill)
      .where(and(eq(creditBill.customerId, late), eq(creditBill.state, billState.code.overdue)))
      .limit(1)
    if (!overdue) throw new Error('the demo’s late buyer has no statement that is overdue')
  },
}
