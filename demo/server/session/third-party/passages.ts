import { and, eq } from 'drizzle-orm'
import { newToken, sha256 } from '../../core/auth'
import { after, minute } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { alive, over } from '../../core/short-lived'
import { thirdPassage } from './third-party.table'

type Passage = typeof thirdPassage.$inferSelect
type Opening = Pick<Passage, 'kind' | 'channel' | 'site'> & Partial<Pick<Passage, 'openId' | 'nickName'>>

const validFor = 10 * minute

/** @param browser the key of the browser's cookie @returns the secret: a state or a ticket */
export async function openPassage(opening: Opening, browser: string): Promise<string> {
  const secret = newToken()
  await db()
    .insert(thirdPassage)
    .values({
      ...opening,
      secretHash: await sha256(secret),
      browserHash: await sha256(browser),
      expiresAt: after(clock.now(), validFor),
    })
  return secret
}

const matching = async (kind: Passage['kind'], secret: string, browser: string) =>
  and(
    eq(thirdPassage.kind, kind),
    eq(thirdPassage.secretHash, await sha256(secret)),
    eq(thirdPassage.browserHash, await sha256(browser)),
    alive(thirdPassage.expiresAt, validFor),
  )

const passageOver = () =>
  refuse(403, ['登录请求已失效，请重新登录', 'This login is no longer valid. Please log in again.'])

/** What a state stands for; any answer uses it up. @throws Refusal 403 */
export async function takeState(state: string, browser: string): Promise<Passage> {
  const [found] = await db()
    .delete(thirdPassage)
    .where(await matching('state', state, browser))
    .returning()
  if (!found) throw passageOver()
  return found
}

/** Whom a ticket stands for; it lasts until it is used, so that a password may be mistyped. @throws Refusal 403 */
export async function readTicket(ticket: string, browser: string): Promise<Passage> {
  const [found] = await db()
    .select()
    .from(thirdPassage)
    .where(await matching('ticket', ticket, browser))
  if (!found) throw passageOver()
  return found
}

export async function closePassage({ secretHash }: Passage) {
  const closed = await db().delete(thirdPassage).where(eq(thirdPassage.secretHash, secretHash)).returning()
  if (closed.length === 0) throw passageOver()
}

export const forgetOldPassages = () => db().delete(thirdPassage).where(over(thirdPassage.expiresAt, validFor))
