import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, no, yesNo } from '../../core/api/shapes'
import { credentials } from './credentials'

export const signedIn = z.object({
  token: z.string(),
  userType: z._default(z.int(), 20),
  userId: id,
  legalName: z._default(z.string(), ''),
})

/** The server asks for a captcha with this code and `{ needCaptcha: true }` in `data`. */
export const needCaptcha = 428

/** A wrong account or password is HTTP 401 with the reason in `error`; code 429: wait before the next try. */
export const signIn = endpoint('POST /pc/bbbAuth/login', {
  about: 'Logs in with account and password. 428: a captcha is required, or the given one is used up.',
  signsIn: true,
  body: credentials,
  data: signedIn,
})

export const signOut = endpoint('POST /pc/bbbAuth/logout', {
  about: 'Ends this session on the server.',
  needs: 'token',
  data: z.boolean(),
})

const text = z._default(z.string(), '')

const user = z.object({
  id,
  loginAccount: z.string(),
  legalName: z.string(),
  /** Default contact of forms. */
  phone: text,
  email: text,
  nickName: text,
  avatar: text,
  /** 10 retail member, 20 dealer or enterprise member. */
  userType: z.int(),
  customerType: z._default(z.enum(['personal', 'corporate']), 'corporate'),
  accountKind: z._default(z.enum(['main', 'sub', 'channel']), 'main'),
  level: z._default(z.int(), 0),
  /** Review state of the certification; 0: none applied for. */
  certState: z._default(z.int(), 0),
  hasPayPassword: z._default(yesNo, no),
  /** 10: orders wait for the main account's review. */
  needReview: z._default(yesNo, no),
  /** Decimal factor on prices: `1.0800`. */
  priceMultiplier: z._default(z.string(), '1'),
  /** Choice of the account in any of its browsers. Absent: none yet. */
  appearance: z.optional(z.object({ theme: z.optional(z.string()), language: z.optional(z.string()) })),
  /** The main account of a sub-account. */
  parentId: z.optional(id),
  /** Rights of a sub-account by its roles. Absent: it may order, and approve where it is asked. */
  rights: z.optional(z.array(z.string())),
  /** Number of companies in which the person can act. Absent: one. */
  companies: z.optional(z.int()),
  extendInfo: z._default(z.record(z.string(), z.unknown()), {}),
})
export type User = z.output<typeof user>

export const userInfo = endpoint('GET /bbb/userCenter/getUserInfo', {
  about: 'Returns the logged-in account.',
  needs: 'token',
  data: user,
})
