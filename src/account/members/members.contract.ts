import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { factor, id, page, paging, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { memberFields, memberPasswordFields, newMemberFields } from './member-fields'

/** Maximum number of sub-accounts of a company, with open invitations. */
export const mostMembers = 20_000

const kind = z.enum(['sub', 'channel'])

const member = z.object({
  id,
  loginAccount: z.string(),
  legalName: z.string(),
  /** Phone number. Empty if none is given. */
  phone: z.string(),
  kind,
  /** Price multiplier, such as `1.0800`. */
  priceMultiplier: factor,
  /** 10: the main account reviews this account's orders. */
  needReview: yesNo,
  /** 10: can sign in. 20: cannot sign in. */
  status: yesNo,
  createdAt: z.string(),
  /** Department. Absent if the back end has none. */
  unitId: z.optional(id),
  /** Ids of its roles. Absent if the back end has none. */
  roles: z.optional(z.array(id)),
  /** 10: the personal data was erased. Absent if the back end cannot erase it. */
  erased: z.optional(yesNo),
})
export type Member = z.output<typeof member>

const base = '/bbb/userCenter/members'

export const pageMembers = endpoint(`POST ${base}/page`, {
  about:
    'Lists the sub-accounts of the buyer’s company, the newest first. The keyword matches account and name.',
  needs: 'token',
  permission: 'memberManager',
  body: z.object({
    ...paging,
    kind: z.optional(kind),
    unitId: z.optional(id),
    keyword: z.optional(keyword()),
  }),
  data: z.extend(page(member), {
    /** Main account that is closed because the company was handed over, until its personal data is erased. */
    closedMain: z.optional(z.object({ id, name: z.string() })),
  }),
})

export const lookUpMembers = endpoint(`POST ${base}/lookUp`, {
  about:
    'Lists the accounts of the buyer’s company for a choice, the main account first: by part of a name or user name, or by id.',
  needs: 'token',
  permission: 'colleagues',
  body: z.object({ ...paging, keyword: z.optional(keyword()), memberId: z.optional(id) }),
  data: page(z.object({ id, name: z.string() })),
})

/** Code 409: the user name is taken. 422: the maximum number of sub-accounts is reached. */
export const addMember = endpoint(`POST ${base}/add`, {
  about: 'Creates a sub-account of the buyer’s company and returns its id.',
  needs: 'token',
  permission: 'memberManager',
  body: newMemberFields.shape,
  data: id,
})

/** Code 409: the personal data is erased. */
export const updateMember = endpoint(`PUT ${base}/update/{id}`, {
  about:
    'Changes the settings of a sub-account that the main account decides. They apply from its next request.',
  needs: 'token',
  permission: 'memberManager',
  body: memberFields.shape,
  data: z.literal(true),
})

/** Code 409: the personal data is erased. */
export const openWork = endpoint(`GET ${base}/openWork/{id}`, {
  about: 'Returns what a sub-account would leave undone if it were disabled.',
  needs: 'token',
  permission: 'memberManager',
  data: z.object({
    /** Number of its open purchase requests. */
    requests: z.int(),
    /** Number of purchase requests that wait for its approval, now or in a later step. */
    approvals: z.int(),
    /** Number of departments that it heads. */
    heads: z.int(),
  }),
})

/** Code 409: the personal data is erased. 422: the successor cannot log in or approve. */
export const setMemberStatus = endpoint(`PUT ${base}/status/{id}`, {
  about: 'Disables a sub-account, ends all its sessions and hands over its open work, or enables it again.',
  needs: 'token',
  permission: 'memberManager',
  body: z.object({
    status: yesNo,
    /** Account that takes over requests, approvals and departments. Absent: the main account. */
    successorId: z.optional(id),
  }),
  data: z.literal(true),
})

/** Code 409: erased already. 422: the account is not disabled. */
export const eraseMember = endpoint(`POST ${base}/erase/{id}`, {
  about:
    'Erases name, user name and contact of a disabled account for good: a sub-account, or the main account after the company was handed over. Documents and logs show “Former member” with a number; signed contracts and delivery addresses keep the name.',
  needs: 'token',
  permission: 'memberManager',
  data: z.literal(true),
})

/** Code 409: the personal data is erased. */
export const resetMemberPassword = endpoint(`PUT ${base}/resetPassword/{id}`, {
  about: 'Resets the password of a sub-account and ends all its sessions.',
  needs: 'token',
  permission: 'memberManager',
  body: memberPasswordFields.shape,
  data: z.literal(true),
})
