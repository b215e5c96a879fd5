import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import type { Text, Values } from '../../../../src/core/language/messages'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { accountOf } from '../../money/accounts/account-rows'
import {
  noPoints,
  pointsFor,
  pointsRule,
  pointsWorth,
  type PointsRule,
} from '../../money/points/deduct-points'
import { refuse } from '../../core/http/refusal'
import { orders } from '../orders/orders.table'
import { itemsOf, type PayOrderRow } from './pay-orders'
import { payOrder, payOrderItem } from './payment.table'
import { accountMoney } from '../../money/accounts/account-money'

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'payAmount' | 'freight' | 'pointsAmount'>

const short: Text = [
  '积分不足：可用 {points} 积分，抵 {amount}',
  'Insufficient points: {points} available, worth {amount}.',
]
const most: Text = ['本单积分最多支付 {amount}', 'Points can pay at most {amount} of this order.']

/** Returns the amount of orders that was paid in points and not refunded. */
async function paidInPoints(list: readonly OrderRow[]): Promise<Minor> {
  const ids = list.map(({ id }) => id)
  const [row] = await db()
    .select({
      amount: sum(sql`${payOrderItem.amount} - ${payOrderItem.returned}`).mapWith(toMinor),
    })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .where(
      and(
        inArray(payOrderItem.refId, ids),
        eq(payOrder.purpose, 'order'),
        eq(payOrder.payCode, payMethod.code.points),
        eq(payOrder.state, payOrderState.code.paid),
      ),
    )
  return row?.amount ?? 0
}

/** Returns the amount still payable in points: a share of the goods, minus points already deducted or paid. */
async function allowedOf(list: readonly OrderRow[], mostPercent: number): Promise<Minor> {
  const all = (of: (order: OrderRow) => Minor) => list.reduce((total, order) => total + of(order), 0)
  const goods = all(({ payAmount, freight, pointsAmount }) => payAmount - freight + pointsAmount)
  const before = all(({ pointsAmount }) => pointsAmount) + (await paidInPoints(list))
  return Math.max(0, Math.floor((goods * mostPercent) / 100) - before)
}

/** Returns the orders of a pay order. */
async function ordersOf(payOrderId: string) {
  const ids = (await itemsOf(payOrderId)).map(({ refId }) => refId)
  return db().select().from(orders).where(inArray(orders.id, ids))
}

/** Returns why points cannot pay an amount, or undefined if they can. To pay, the company's funds must be locked. */
async function pointsRefusal(
  { companyId, ruledBy }: Pick<Member, 'companyId' | 'ruledBy'>,
  list: readonly OrderRow[],
  amount: Minor,
): Promise<{ text: Text; values?: Values } | undefined> {
  const rule = await pointsRule(ruledBy)
  if (!rule) return { text: noPoints }
  const allowed = await allowedOf(list, rule.mostPercent)
  if (amount > allowed) return { text: most, values: { amount: accountMoney(allowed) } }
  const { balance } = await accountOf(companyId, 'points')
  if (pointsFor(rule, amount) <= balance) return undefined
  const values = { points: balance, amount: accountMoney(pointsWorth(rule, balance)) }
  return { text: short, values }
}

/** Returns the amount of a pay order of orders that is payable in points, regardless of the balance. */
export const payableInPoints = async (
  { mostPercent }: Pick<PointsRule, 'mostPercent'>,
  { id }: Pick<PayOrderRow, 'id'>,
) => allowedOf(await ordersOf(id), mostPercent)

/** @throws Refusal 422 with the error at the funding field */
export async function checkPoints(who: Member, list: readonly OrderRow[], amount: Minor) {
  const refused = await pointsRefusal(who, list, amount)
  if (refused)
    throw refuse(422, refused.text, {
      values: refused.values,
      errors: [{ path: 'funding', message: refused.text }],
    })
}

/** Returns why points cannot pay a pay order, or undefined if they can or it is not for orders. */
export async function pointsRefusalFor(who: Member, { id, amount, purpose }: PayOrderRow) {
  if (purpose !== 'order') return undefined
  return pointsRefusal(who, await ordersOf(id), amount)
}
