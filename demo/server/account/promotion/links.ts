import { and, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { promotionLink } from './promotion.table'

/** Characters that cannot be confused with each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const randomCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('')

/** The code of a company's link; made when it is asked for first. @param customerId the main account */
export async function linkCodeOf(customerId: string, target: 'register'): Promise<string> {
  await db()
    .insert(promotionLink)
    .values({ customerId, target, code: randomCode() })
    .onConflictDoNothing({ target: [promotionLink.customerId, promotionLink.target] })
  const [link] = await db()
    .select({ code: promotionLink.code })
    .from(promotionLink)
    .where(and(eq(promotionLink.customerId, customerId), eq(promotionLink.target, target)))
  if (!link) throw new Error('a link was written and is not there')
  return link.code
}

/** Returns the inviter of a code, or nothing for an unknown code. */
export async function inviterOf(code = ''): Promise<string | undefined> {
  const given = code.trim().toUpperCase()
  if (!given) return undefined
  const [link] = await db()
    .select({ customerId: promotionLink.customerId })
    .from(promotionLink)
    .where(eq(promotionLink.code, given))
  return link?.customerId
}
