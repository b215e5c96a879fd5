import { eq } from 'drizzle-orm'
import { db, tx } from '../../core/db'
import { cartCoupons } from './cart.table'

/** The coupons that a buyer chose for the cart; null: the best ones. */
export async function chosenCoupons(customerId: string): Promise<string[] | null> {
  const [row] = await db().select().from(cartCoupons).where(eq(cartCoupons.customerId, customerId))
  return row?.couponIds ?? null
}

/** @param couponIds null: the best ones again */
export const keepChosen = (customerId: string, couponIds: string[] | null) =>
  tx(async () => {
    await db().delete(cartCoupons).where(eq(cartCoupons.customerId, customerId))
    if (couponIds) await db().insert(cartCoupons).values({ customerId, couponIds }).onConflictDoNothing()
  })
