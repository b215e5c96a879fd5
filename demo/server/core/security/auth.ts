import type { Permission } from '../../../../src/core/permission'
import type { MemberRight } from '../../../../src/session/permission/member-right'
import { refusalOf } from '../../../../src/session/permission/permission'
import { toBase64 } from './base64'
import type { Config } from '../config/config'

export type Visitor = { kind: 'visitor' }
/** A logged-in buyer, read from the database for every request. */
export type Member = {
  kind: 'member'
  customerId: string
  /** Id of the person's first membership, which holds login name, passwords, phone and e-mail. */
  personId: string
  /** Id of the main account, also for sub-accounts: the owner of addresses, orders, funds and prices. */
  companyId: string
  /** Id of the department, or of the company itself. */
  unitId: string
  loginAccount: string
  /** `main` also for administrators, who act as the main account. */
  accountKind: 'main' | 'sub' | 'channel'
  parentId: string | null
  /** Rights by its roles. A main account has all. */
  rights: readonly MemberRight[]
  /** 10 retail member, 20 dealer or enterprise member. */
  userType: 10 | 20
  customerType: 'personal' | 'corporate'
  memberLevel: number
  /** In ten-thousandths: 10800 multiplies prices by 1.08. */
  priceMultiplier: number
  /** 10: the main account must approve this account's orders. */
  needReview: 10 | 20
  /** Review state of the certification: 0 none, 10, 15, 20 approved, 30. */
  certState: number
  extendInfo?: Record<string, unknown>
  /** The brand site that the session was opened on. */
  site: string
  /** Brand sites whose documents are visible: the current one and, for a group, its members. */
  sites: readonly string[]
  /** Members of the group that sell in another currency. Their documents are shown in it and handled on that site. */
  elsewhere: readonly string[]
  /** Brand sites whose rules apply: the current one and that of the requested host. */
  ruledBy: readonly string[]
}
export type Who = Visitor | Member
export const visitor: Visitor = { kind: 'visitor' }

/** Finds the buyer of a session token. */
export type FindMember = (token: string) => Promise<Member | undefined>

/** Returns the reason why a call is not permitted, or nothing. */
export const refusedTo = (who: Who, permission: Permission) =>
  refusalOf(who.kind === 'member' ? who : undefined, permission)

const tokenForm = /^[\w-]{43}$/
export const sessionCookie = 'PC_SESSION'

/** Creates a token of 32 random bytes. Only its hash is stored. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Hashes with SHA-256, in hexadecimal digits. */
export async function sha256(of: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Derives a short mark by which scripts tell sessions apart while the token is in an HttpOnly cookie. Its 32 bits do not help
 * to guess a token of 256.
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

/** Reads the session token from the query, for addresses that a browser fetches without headers. */
export function tokenInQuery(request: Request, { cookieSession }: Pick<Config, 'cookieSession'>): string {
  const given = new URL(request.url).searchParams.get('token') ?? ''
  return !cookieSession && request.method === 'GET' && tokenForm.test(given) ? given : ''
}

/**
 * Reads the session token from `Authorization`, raw or after `Bearer`. Cookies count only if the server keeps sessions in
 * them; writes then need a custom header and an allowed origin, which no foreign page can send. A tab that still shows an
 * earlier session after another tab has logged in counts as a visitor.
 */
export function tokenOf(
  request: Pick<Request, 'headers' | 'method'>,
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
