import { and, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { couponState } from '../../../../src/money/coupons/coupon-state'
import { orderState } from '../../../../src/words/order-state'
import { audit } from '../../core/documents/audit'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { orders } from '../../trade/orders/orders.table'
import { coupon, couponTemplate, couponUse } from './coupons.table'

/** Discount of a coupon on an order. */
export type Use = { couponId: string; orderId: string; amount: Minor }
type State = (typeof couponState)['entries'][number]['code']
const { unused, locked, used, expired } = couponState.code

/*
 * Coupons move beside orders while the company's funds are locked, so that two orders of one coupon never end
 * beside each other unseen.
 */

async function move(ids: string[], from: State, to: State, why: string): Promise<number> {
  if (ids.length === 0) return 0
  const moved = await db()
    .update(coupon)
    .set({ state: to })
    .where(and(inArray(coupon.id, ids), eq(coupon.state, from)))
    .returning({ id: coupon.id })
  for (const { id: entityId } of moved)
    await audit({
      actorType: 'timer',
      actorId: '',
      entity: 'coupon',
      entityId,
      action: why,
      fromState: from,
      toState: to,
    })
  return moved.length
}

/** Orders that were just placed keep the coupons that they were priced with. @throws Refusal 409 used elsewhere */
export async function lockCoupons(uses: readonly Use[]) {
  const ids = [...new Set(uses.map(({ couponId }) => couponId))]
  const moved = await move(ids, unused, locked, 'lock')
  if (moved < ids.length) throw refuse(409, ['优惠券已被使用', 'This coupon has already been used.'])
  if (uses.length > 0)
    await db()
      .insert(couponUse)
      .values([...uses])
}

const heldFor = (orderId: string, state: State) =>
  db()
    .select({ id: coupon.id, useTo: couponTemplate.useTo })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.id, couponUse.couponId))
    .innerJoin(couponTemplate, eq(couponTemplate.id, coupon.templateId))
    .where(and(eq(couponUse.orderId, orderId), eq(coupon.state, state)))

/** An order is paid: its coupons are used. */
export async function spendCoupons(orderId: string) {
  const coupons = await heldFor(orderId, locked)
  await move(
    coupons.map(({ id }) => id),
    locked,
    used,
    'use',
  )
}

/** Coupons of an order that no other living order was placed with are free again, unless their time is over. */
async function free(orderId: string, from: typeof locked | typeof used, living: SQL) {
  for (const { id, useTo } of await heldFor(orderId, from)) {
    const [live] = await db()
      .select({ id: orders.id })
      .from(couponUse)
      .innerJoin(orders, eq(orders.id, couponUse.orderId))
      .where(and(eq(couponUse.couponId, id), ne(orders.id, orderId), living))
      .limit(1)
    if (!live) await move([id], from, useTo > clock.now() ? unused : expired, 'release')
  }
}

const { closed, cancelled } = orderState.code
const notEnded = notInArray(orders.state, [closed, cancelled])

/** An order ended unpaid. */
export const releaseCoupons = (orderId: string) => free(orderId, locked, notEnded)

/** All that was paid for an order went back. */
export const giveCouponsBack = (orderId: string) =>
  free(orderId, used, sql`${notEnded} and ${orders.refundedAmount} < ${orders.paidAmount}`)
