import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { couponUse } from './coupons.table'
import { lockCoupons, releaseCoupons, type Use } from './order-coupons'

type HeldCouponId = { couponId: string }

/** Reserves the coupons of a purchase request. @throws Refusal 409 used elsewhere */
export const lockRequestCoupons = (requestId: string, coupons: readonly HeldCouponId[]) =>
  lockCoupons(
    [...new Set(coupons.map(({ couponId }) => couponId))].map((couponId) => ({
      couponId,
      orderId: requestId,
      amount: 0,
    })),
  )

/** Releases the coupons that a request reserves. They expire if their time is over. */
export async function releaseRequestCoupons(requestId: string) {
  await releaseCoupons(requestId)
  await db().delete(couponUse).where(eq(couponUse.orderId, requestId))
}

/** Passes the coupons of a request on to its orders. They stay locked. */
export async function passCoupons(requestId: string, uses: readonly Use[]) {
  await db().delete(couponUse).where(eq(couponUse.orderId, requestId))
  if (uses.length > 0)
    await db()
      .insert(couponUse)
      .values([...uses])
}
