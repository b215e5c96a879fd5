import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'
import { memberRights } from '../../session/permission/all-rights'
import { roleFields } from './role-fields'

/** Maximum number of roles of a company beside the given ones. */
export const mostRoles = 20

const role = z.object({
  id,
  /** Name. Empty for a given role, which the kit names. */
  name: z.string(),
  /** 10: every company has this role, and cannot change it. */
  given: yesNo,
  /** Codes of the rights of the role. */
  rights: z.array(z.enum(memberRights)),
})
export type CompanyRole = z.output<typeof role>

const base = '/bbb/userCenter/organisation'

export const companyRoles = endpoint(`GET ${base}/roles`, {
  about: 'Returns the roles of the buyer’s company with their rights, the given ones first.',
  needs: 'token',
  permission: 'memberManager',
  data: z.object({
    /** Given and own roles. */
    roles: z.array(role).check(z.maxLength(mostRoles + 10)),
  }),
})

/** Code 403: a right that the caller does not have. 409: the name is taken. 422: too many roles. */
export const addRole = endpoint(`POST ${base}/role/add`, {
  about: 'Adds a role with rights of the caller and returns its id.',
  needs: 'token',
  permission: 'roleManager',
  body: roleFields.shape,
  data: id,
})

/** Code 403: a right that the caller does not have. 409: the name is taken. */
export const updateRole = endpoint(`PUT ${base}/role/update/{id}`, {
  about: 'Changes an own role of the company. Its members have the new rights from their next request.',
  needs: 'token',
  permission: 'roleManager',
  body: roleFields.shape,
  data: z.literal(true),
})

export const deleteRole = endpoint(`DELETE ${base}/role/delete/{id}`, {
  about: 'Deletes an own role of the company and takes it from its members.',
  needs: 'token',
  permission: 'roleManager',
  data: z.literal(true),
})

/** Code 403: oneself, or rights that the caller does not have. 409: the personal data is erased. 422: an unknown role, or a channel account. */
export const setMemberRoles = endpoint('PUT /bbb/userCenter/members/roles/{id}', {
  about:
    'Gives a sub-account its roles. Without the right to approve, its open approvals go to the main account.',
  needs: 'token',
  permission: 'roleManager',
  body: z.object({
    /** Ids of all its roles. */
    roles: z.array(id).check(z.maxLength(mostRoles + 10)),
  }),
  data: z.literal(true),
})
