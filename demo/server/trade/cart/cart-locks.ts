import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { cartLine } from './cart.table'

/** Owner and brand site of a cart. */
export type CartOwner = Pick<Member, 'customerId' | 'site'>

/** Selects the lines of a cart. A buyer has one cart per brand site. */
export const inCart = ({ customerId, site }: CartOwner) =>
  and(eq(cartLine.customerId, customerId), eq(cartLine.siteId, site))

/*
 * Lock order of all writes: the buyer's account, then lines by id, then SKUs by id. A common order prevents deadlocks.
 */

/** Locks a buyer's cart, so that only one request at a time adds lines. */
export const lockCart = (customerId: string) =>
  db().select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('update')

/**
 * Locks lines of a cart until the transaction ends.
 * @param ids all must exist. Default: every line
 * @throws Refusal 404 a line is missing or another buyer's
 */
export async function lockLines(whose: CartOwner, ids?: ReadonlySet<string>) {
  const rows = await db()
    .select()
    .from(cartLine)
    .where(and(inCart(whose), ids && inArray(cartLine.id, [...ids])))
    .orderBy(asc(cartLine.id))
    .for('update')
  if (ids && rows.length < ids.size) throw notFound()
  return rows
}
