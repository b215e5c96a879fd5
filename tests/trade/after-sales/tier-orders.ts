import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { ids } from '../orders/order-bed'
import { balance } from '../payment/payment-bed'
import { asked, atDesk, bed, faults, ordered, rowOf } from './after-sales-bed'

const steps = [
  { from: 1, price: 1000 },
  { from: 10, price: 900 },
  { from: 20, price: 700 },
]
const tariff = { amount: 800, freeFrom: 15_000 }

export async function resetShop() {
  await bed.reset()
  await bed.inside(() => db().update(shopFreight).set(tariff))
}

const goodsCost = (quantities: readonly number[]) =>
  quantities.reduce((sum, qty) => sum + qty * (steps.findLast(({ from }) => from <= qty)?.price ?? 0), 0)

/** Returns the price of quantities with freight and without discounts. */
export function plainCost(quantities: readonly number[]) {
  const goods = goodsCost(quantities)
  return goods === 0 || goods >= tariff.freeFrom ? goods : goods + tariff.amount
}

/** Creates an order of goods with tier prices, paid from the deposit. */
export const bought = (upTo: Parameters<typeof ordered>[1], quantities: readonly number[]) =>
  ordered('retail', upTo, quantities, { steps, freight: plainCost(quantities) - goodsCost(quantities) })

type Bought = Awaited<ReturnType<typeof bought>>

/** Requests a refund and pays it. @returns its amount */
export async function refunded(order: Bought, pieces: readonly number[], words = {}) {
  const { id } = await asked(order, pieces, { reason: 40, returnMethod: 30, ...words })
  await atDesk('approve', id)
  await atDesk('refund', id)
  return (await rowOf(id)).refundAmount
}

export async function paidOf({ id }: Bought) {
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
  return row?.paidAmount ?? 0
}

/** Returns an order in parts. Kept goods cost what they would alone, and finally the whole payment is refunded. */
export async function returnInParts(quantities: readonly number[], parts: readonly (readonly number[])[]) {
  const order = await bought('received', quantities)
  const paid = await paidOf(order)
  expect(paid).toBe(plainCost(quantities))
  const before = await balance(ids.retail, 'deposit')
  let left = paid
  let rest = quantities
  for (const part of parts) {
    rest = rest.map((qty, at) => qty - (part[at] ?? 0))
    const amount = await refunded(order, part)
    // A refund is never negative: kept goods may cost more than the remaining payment.
    expect(left - amount).toBe(Math.min(left, plainCost(rest)))
    left -= amount
  }
  expect(left).toBe(0)
  expect(await balance(ids.retail, 'deposit')).toBe(before + paid)
  expect(await faults()).toEqual([])
}
