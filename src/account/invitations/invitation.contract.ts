import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { signedIn } from '../../session/sign-in/sign-in.contract'
import { acceptFields } from './invitation-fields'

/**
 * State of a link. waiting: it can be accepted. closed: the company is closed. full: it has too many members. unitGone, roleGone:
 * department or role were deleted. inviterGone: the inviter left, or no longer has these rights.
 */
const linkState = z.enum([
  'waiting',
  'accepted',
  'withdrawn',
  'expired',
  'closed',
  'full',
  'unitGone',
  'roleGone',
  'inviterGone',
])
export type LinkState = z.output<typeof linkState>

const invitationLink = z.object({
  state: linkState,
  /** visitor: nobody is logged in. invited: the invited person. other: somebody else. */
  viewer: z.enum(['visitor', 'invited', 'other']),
  company: z.string(),
  /** Name of the person who invited. */
  inviter: z.string(),
  legalName: z.string(),
  /** Masked phone or e-mail address that proves the person. */
  target: z.string(),
  channel: z.enum(['sms', 'email']),
  /** Suggested user name. Empty: none. */
  loginAccount: z.string(),
  /** Department. Empty: the company itself. */
  unit: z.string(),
  kind: z.enum(['sub', 'channel']),
  /** Roles. The name of a given role is empty. */
  roles: z.array(z.object({ id, name: z.string() })),
  expiresAt: z.string(),
})
export type InvitationLink = z.output<typeof invitationLink>

const base = '/pc/bbbAuth/invitation'

/** Code 404: the link is unknown or was replaced by a newer one. */
export const readInvitation = endpoint(`GET ${base}/{token}`, {
  about: 'Returns the invitation of a link, and whether it can be accepted. Changes nothing.',
  data: invitationLink,
})

/** Code 403: somebody else is logged in. 404: unknown link. 409, 422: it can no longer be accepted. 429: wait for the next code. */
export const sendInvitationCode = endpoint(`POST ${base}/code/{token}`, {
  about: 'Sends a code to the invited phone or e-mail address.',
  data: z.object({ countdown: z.int() }),
})

/**
 * Code 403: somebody else is logged in. 404: unknown link. 409: used, withdrawn or expired, the name is taken, or the phone has an
 * account. 422: wrong code, or the company, department or role is gone.
 */
export const acceptInvitation = endpoint(`POST ${base}/accept/{token}`, {
  about: 'Creates the account of the invited person, who proves to be it with a code, and logs in.',
  body: acceptFields.shape,
  data: signedIn,
})

/** Code 403: the invitation is for somebody else. 404, 409, 422: as for `acceptInvitation`; 409 also: a member already. */
export const joinCompany = endpoint('POST /bbb/userCenter/invitations/join/{token}', {
  about:
    'Accepts an invitation as a further membership of the logged-in person, whose verified phone or e-mail address is invited, and enters the company.',
  needs: 'token',
  data: signedIn,
})
