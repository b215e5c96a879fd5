import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { newEmailFields, newPasswordFields, newPhoneFields } from './security-fields'
import { proofPurposes, proofWayNames } from './proof'

const base = '/bbb/userCenter/info'

const security = z.object({
  /** Security score from 0 to 100. */
  score: z.int(),
  /** Masked phone number. Empty without one. */
  phone: z.string(),
  email: z.string(),
  hasPassword: yesNo,
  hasPayPassword: yesNo,
  /** 10: payments require a second confirmation. */
  secondPayPassword: yesNo,
})
export type Security = z.output<typeof security>

export const securityInfo = endpoint(`GET ${base}/security`, {
  about: 'Returns the security settings of the account, with phone and e-mail masked.',
  needs: 'token',
  data: security,
})

export const sendProofCode = endpoint(`POST ${base}/sendCode`, {
  about: 'Sends a code to the account’s own phone or e-mail. 429: too soon after the last one.',
  needs: 'token',
  body: z.object({ channel: z.enum(['sms', 'email']) }),
  data: z.object({
    /** Seconds until another code can be requested. */
    countdown: z.int(),
  }),
})

export const proveOneself = endpoint(`POST ${base}/verify`, {
  about:
    'Verifies the account’s holder and returns a ticket for one change of this purpose, valid for 10 minutes.',
  needs: 'token',
  body: z.object({
    purpose: z.enum(proofPurposes),
    way: z.enum(proofWayNames),
    /** Login password or code. */
    proof: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  data: z.object({ ticket: z.string() }),
})

/** Code 422 at `ticket`: the ticket is used, expired, or has another purpose. */
const ticket = { ticket: text(64, 1) }

export const changeLoginPassword = endpoint(`PUT ${base}/changeLoginPassword`, {
  about: 'Sets a new login password and ends all other sessions of the account.',
  needs: 'token',
  body: z.object({ ...ticket, change: newPasswordFields.shape }),
  data: z.boolean(),
})

export const changePhone = endpoint(`PUT ${base}/changePhone`, {
  about: 'Changes the account’s phone number, confirmed by a code sent to the new one.',
  needs: 'token',
  body: z.object({ ...ticket, change: newPhoneFields.shape }),
  data: z.boolean(),
})

export const changeEmail = endpoint(`PUT ${base}/changeEmail`, {
  about: 'Changes the account’s e-mail address, confirmed by a code sent to the new one.',
  needs: 'token',
  body: z.object({ ...ticket, change: newEmailFields.shape }),
  data: z.boolean(),
})

export const changeSecondPayPassword = endpoint(`PUT ${base}/changeSecondPayPassword`, {
  about: 'Sets whether payments with the payment password need a second confirmation.',
  needs: 'token',
  body: z.object({ ...ticket, on: yesNo }),
  data: z.boolean(),
})
