import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, factor, id, page, paging, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { invitationFields } from './invitation-fields'
import { invitationState } from './invitation-state'

/** Maximum number of messages of one invitation. */
export const mostSends = 5
/** Maximum number of invitations to one phone or e-mail address within 24 hours, by all companies. */
export const mostToTarget = 5

const invitation = z.object({
  id,
  /** Mobile number or e-mail address. */
  target: z.string(),
  legalName: z.string(),
  kind: z.enum(['sub', 'channel']),
  priceMultiplier: factor,
  needReview: yesNo,
  /** Department, or the company itself. */
  unitId: id,
  roles: z.array(id),
  state: z.int(),
  /** Account that invited, or sent the invitation again. */
  invitedBy: z.object({ id, name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Number of messages so far. */
  sends: z.int(),
  /** Possible actions: `resend`, `withdraw`. */
  actions: z.array(z.string()),
})
export type Invitation = z.output<typeof invitation>

const base = '/bbb/userCenter/invitations'

export const pageInvitations = endpoint(`POST ${base}/page`, {
  about:
    'Lists the invitations of the buyer’s company, the newest first. The keyword matches name, phone and e-mail.',
  needs: 'token',
  permission: 'memberManager',
  body: z.object({
    ...paging,
    state: z.optional(codeOf(invitationState)),
    keyword: z.optional(keyword()),
  }),
  data: page(invitation),
})

/**
 * Members and open invitations together are limited. Code 403: a role with rights that the caller does not have. 409: the person
 * is a member or invited already. 422: unknown department or role, or too many. 429: too many messages to this person. 503: no
 * message service.
 */
export const addInvitation = endpoint(`POST ${base}/add`, {
  about: 'Invites a person by phone or e-mail to become a member of the buyer’s company and returns its id.',
  needs: 'token',
  permission: 'memberManager',
  body: invitationFields.shape,
  data: id,
})

/** Code 409: it was accepted or withdrawn. 422: department or role is gone. 429: too many messages. */
export const resendInvitation = endpoint(`POST ${base}/resend/{id}`, {
  about:
    'Sends a waiting or expired invitation again. The link of the earlier message ends, and the period begins anew.',
  needs: 'token',
  permission: 'memberManager',
  data: z.literal(true),
})

/** Code 409: it was accepted or withdrawn. */
export const withdrawInvitation = endpoint(`POST ${base}/withdraw/{id}`, {
  about: 'Withdraws a waiting or expired invitation. Its link ends.',
  needs: 'token',
  permission: 'memberManager',
  data: z.literal(true),
})
