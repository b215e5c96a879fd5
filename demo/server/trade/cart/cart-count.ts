import { eq, sum } from 'drizzle-orm'
import { db } from '../../core/db'
import { cartLine } from './cart.table'

/** The number on a buyer's cart button: the sum of the quantities. */
export async function countOf(customerId: string): Promise<number> {
  const [row] = await db()
    .select({ total: sum(cartLine.quantity).mapWith(Number) })
    .from(cartLine)
    .where(eq(cartLine.customerId, customerId))
  return row?.total ?? 0
}
