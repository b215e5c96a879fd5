import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { poNumberRule } from '../../../../src/money/budgets/po-number-rule'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import { orders } from '../../trade/orders/orders.table'
import { buyingChoices, lockBuyingChoices } from './company-buying'

const missing: Text = ['贵司要求填写整单采购单号', 'Your company requires a PO number for each order.']
const taken: Text = [
  '整单采购单号 {no} 已用于其他订单，请换一个',
  'The PO number {no} is used by another order. Enter another one.',
]

const { closed, cancelled } = orderState.code

/**
 * Checks the PO number of a submission against the company's rule. A unique number is checked under the company's lock, so that
 * the transaction must place the orders. The number of a cancelled or closed order can be used again.
 * @param customerId id of the main account
 * @throws Refusal 422
 */
export async function checkPoNumber(customerId: string, poNumber: string) {
  const { poNumber: rule } = await buyingChoices(customerId)
  if (rule === poNumberRule.code.free) return
  if (!poNumber) throw refuseField(422, 'poNumber', missing)
  if (rule !== poNumberRule.code.unique) return
  await lockBuyingChoices(customerId)
  const same = and(
    eq(orders.customerId, customerId),
    eq(sql`lower(${orders.poNumber})`, poNumber.toLowerCase()),
    sql`${orders.poNumber} <> ''`,
    notInArray(orders.state, [closed, cancelled]),
  )
  if ((await db().$count(orders, same)) === 0) return
  const values = { no: poNumber }
  throw refuseField(422, 'poNumber', taken, values)
}
