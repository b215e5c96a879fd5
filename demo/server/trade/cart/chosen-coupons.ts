import { and, eq } from 'drizzle-orm'
import { db, tx } from '../../core/database/db'
import type { CartOwner } from './cart-locks'
import { cartCoupons } from './cart.table'

/** Returns the coupons that a buyer chose for the cart, or null for the best ones. */
export async function chosenCoupons({ customerId, site }: CartOwner): Promise<string[] | null> {
  const [row] = await db()
    .select()
    .from(cartCoupons)
    .where(and(eq(cartCoupons.customerId, customerId), eq(cartCoupons.siteId, site)))
  return row?.couponIds ?? null
}

/** @param couponIds null restores the best ones */
export const keepChosen = (whose: CartOwner, couponIds: string[] | null) =>
  tx(async () => {
    await db().delete(cartCoupons).where(eq(cartCoupons.customerId, whose.customerId))
    if (couponIds)
      await db()
        .insert(cartCoupons)
        .values({ customerId: whose.customerId, siteId: whose.site, couponIds })
        .onConflictDoNothing()
  })
