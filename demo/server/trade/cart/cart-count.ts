import { sum } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { inCart, type CartOwner } from './cart-locks'
import { cartLine } from './cart.table'

/** Returns the number on the cart button: the sum of the quantities. */
export async function countOf(whose: CartOwner): Promise<number> {
  const [row] = await db()
    .select({ total: sum(cartLine.quantity).mapWith(Number) })
    .from(cartLine)
    .where(inCart(whose))
  return row?.total ?? 0
}
