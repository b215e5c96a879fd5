import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { signedIn } from '../sign-in/sign-in.contract'
import { settlementFields, supplierFields } from './application-fields'
import { registerEmailFields, registerFields } from './registration-fields'

/** Brand site of the session. Default: the site of the host. */
const site = z.object({ brandTerminalId: z.optional(id) })

export const register = endpoint('POST /pc/bbbAuth/register', {
  about: 'Creates an account with a code sent to the phone, and logs in. 409: the phone or name is taken.',
  query: site,
  body: registerFields.shape,
  data: signedIn,
})

export const registerEmail = endpoint('POST /pc/bbbAuth/registerEmail', {
  about: 'Creates an account with a code sent by e-mail, and logs in. 409: the address or name is taken.',
  query: site,
  body: registerEmailFields.shape,
  data: signedIn,
})

/** State of an application, with `reason` after a rejection. */
const application = z.object({
  reviewState: z.int(),
  company: z.string(),
  reason: z.string(),
  appliedAt: z.string(),
})
export type Application = z.output<typeof application>
const applied = z.object({ reviewState: z.int() })

const state = z.object({
  userType: z.int(),
  customerType: z.enum(['personal', 'corporate']),
  settlement: z.optional(application),
  supplier: z.optional(application),
})

export const registerState = endpoint('GET /pc/bbbAuth/registerState', {
  about: 'Returns the kind of membership and the state of the applications for others.',
  needs: 'token',
  data: state,
})

/** Code 403 for members of this kind, 409 while another application is under review. */
export const applySettlement = endpoint('POST /pc/bbbAuth/settlement', {
  about: 'Applies for an enterprise membership. The licence must be uploaded first.',
  needs: 'token',
  permission: 'main',
  body: settlementFields.shape,
  data: applied,
})

/** Code 409 while another application is under review or after one is approved. */
export const registerSupplier = endpoint('POST /pc/bbbAuth/registerSupplier', {
  about: 'Applies to become a supplier. Documents must be uploaded first.',
  needs: 'token',
  permission: 'main',
  body: supplierFields.shape,
  data: applied,
})
