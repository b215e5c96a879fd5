import type { Permission } from '../../../src/core/permission'
import { refusalOf } from '../../../src/session/permission/permission'
import { toBase64 } from './base64'
import type { Config } from './config'

export type Visitor = { kind: 'visitor' }
/** A logged-in buyer, read afresh with every request. */
export type Member = {
  kind: 'member'
  customerId: string
  /** Whose addresses, orders, funds and prices: the main account's id, also for sub-accounts. */
  companyId: string
  loginAccount: string
  accountKind: 'main' | 'sub' | 'channel'
  parentId: string | null
  /** 10 retail member, 20 dealer or enterprise member. */
  userType: 10 | 20
  customerType: 'personal' | 'corporate'
  memberLevel: number
  /** Ten-thousandths: 10800 sells at 1.08 times the price. */
  priceMultiplier: number
  /** 10: the main account reviews this one's orders. */
  needReview: 10 | 20
  /** Review state of the certification: 0 none, 10, 15, 20 approved, 30. */
  certState: number
  extendInfo?: Record<string, unknown>
  /** The brand site that the session was opened on. */
  site: string
  /** Sites whose documents are seen there: that one, and where it is a group those that it adds up. */
  sites: readonly string[]
  /** Members of such a group that sell in another currency: what is there is shown, in its own, and acted on there. */
  elsewhere: readonly string[]
  /** Sites whose rules hold for this buyer: that one, and the one of the host that was asked. */
  ruledBy: readonly string[]
}
export type Who = Visitor | Member
export const visitor: Visitor = { kind: 'visitor' }

/** Finds the buyer behind a session token. */
export type FindMember = (token: string) => Promise<Member | undefined>

/** Why somebody may not call; nothing: they may. */
export const refusedTo = (who: Who, permission: Permission) =>
  refusalOf(who.kind === 'member' ? who : undefined, permission)

const tokenForm = /^[\w-]{43}$/
export const sessionCookie = 'PC_SESSION'

/** 32 random bytes; only a hash of them is kept. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** In hexadecimal digits. */
export async function sha256(of: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * What scripts hold of a session that lives in a cookie: it tells one session from the next, and its 32 bits are no way
 * into one of 256.
 */
export function cookieSign(token: string): string {
  let mixed = 0x811c9dc5
  for (const char of token) mixed = Math.imul(mixed ^ char.charCodeAt(0), 0x01000193)
  return `cookie-${(mixed >>> 0).toString(16).padStart(8, '0')}`
}

function fromCookie(header: string): string {
  const pair = header.split('; ').find((part) => part.startsWith(`${sessionCookie}=`))
  return pair?.slice(sessionCookie.length + 1) ?? ''
}

/** The session token in the query of an address that a browser fetches by itself, where no header can be given. */
export function tokenInQuery(request: Request, { cookieSession }: Pick<Config, 'cookieSession'>): string {
  const given = new URL(request.url).searchParams.get('token') ?? ''
  return !cookieSession && request.method === 'GET' && tokenForm.test(given) ? given : ''
}

/**
 * The session token of a request: from `Authorization`, raw or after `Bearer`. Cookies count only where the
 * server keeps sessions in them, and then a write needs what no foreign page can send: an own header and an
 * allowed origin. A tab that still stands for the session before, while another one logged in, is nobody.
 */
export function tokenOf(
  request: Request,
  { cookieSession }: Config,
  allowed: (origin: string) => boolean,
): string {
  const { headers, method } = request
  const given = cookieSession
    ? fromCookie(headers.get('cookie') ?? '')
    : (headers.get('authorization') ?? '').replace(/^Bearer +/i, '')
  if (!tokenForm.test(given)) return ''
  const reads = method === 'GET' || method === 'HEAD'
  const own = headers.has('x-trade') && allowed(headers.get('origin') ?? '')
  const sign = headers.get('x-trade') ?? ''
  const outdated = sign.startsWith('cookie-') && sign !== cookieSign(given)
  return !cookieSession || ((reads || own) && !outdated) ? given : ''
}
