import { and, eq, type SQL } from 'drizzle-orm'
import { isThirdChannel } from '../../../../src/session/third-party/third-channel'
import { newToken, sha256 } from '../../core/security/auth'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { notExpired, over } from '../../core/security/expiry'
import { thirdPassage } from './third-party.table'

type Passage = typeof thirdPassage.$inferSelect
type Opening = Pick<Passage, 'kind' | 'channel' | 'site'> & Partial<Pick<Passage, 'openId' | 'nickName'>>

const validFor = 10 * minute

/** @param browser key from the browser's cookie @returns the secret: a state or a ticket */
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

const openIn = async (browser: string, kind: Passage['kind']) =>
  and(
    eq(thirdPassage.kind, kind),
    eq(thirdPassage.browserHash, await sha256(browser)),
    notExpired(thirdPassage.expiresAt, validFor),
  )

const matching = async (kind: Passage['kind'], secret: string, browser: string) =>
  and(await openIn(browser, kind), eq(thirdPassage.secretHash, await sha256(secret)))

const passageOver = () =>
  refuse(403, ['登录请求已失效，请重新登录', 'This login is no longer valid. Please log in again.'])

const notBegunHere = () =>
  refuse(403, [
    '为了账号安全，登录须由本浏览器在本站发起，请从登录页重新登录',
    'To protect your account, the login must be started on this site and in this browser. Please start again from the login page.',
  ])

const openIdProvesNothing = () =>
  refuse(403, [
    '仅凭 openId 不能确认身份，请先在本浏览器完成第三方登录',
    'An openId alone cannot confirm your identity. Please complete the third-party login in this browser first.',
  ])

/** Redeems a state, whatever the result. @throws Refusal 403 */
export async function takeState(state: string, browser: string): Promise<Passage> {
  if (!state || !browser) throw notBegunHere()
  const [found] = await db()
    .delete(thirdPassage)
    .where(await matching('state', state, browser))
    .returning()
  if (!found) throw passageOver()
  return found
}

const passageWhere = async (condition: SQL | undefined) =>
  (await db().select().from(thirdPassage).where(condition)).at(0)

type Vouched = {
  ticket?: string | undefined
  thirdChannel?: string | undefined
  openId?: string | undefined
}

/**
 * Returns the third-party user verified in this browser, by ticket or by the provider's user id. It stays valid until
 * used, so that a mistyped password can be corrected.
 * @throws Refusal 403
 */
export async function readVouched(
  { ticket, thirdChannel = '', openId = '' }: Vouched,
  browser: string,
): Promise<Passage> {
  if (ticket) {
    const found = await passageWhere(await matching('ticket', ticket, browser))
    if (!found) throw passageOver()
    return found
  }
  const own = isThirdChannel(thirdChannel) && openId !== '' && browser !== ''
  const found =
    own &&
    (await passageWhere(
      and(
        await openIn(browser, 'ticket'),
        eq(thirdPassage.channel, thirdChannel),
        eq(thirdPassage.openId, openId),
      ),
    ))
  if (!found) throw openIdProvesNothing()
  return found
}

export async function closePassage({ secretHash }: Passage) {
  const closed = await db().delete(thirdPassage).where(eq(thirdPassage.secretHash, secretHash)).returning()
  if (closed.length === 0) throw passageOver()
}

export const forgetOldPassages = () => db().delete(thirdPassage).where(over(thirdPassage.expiresAt, validFor))
