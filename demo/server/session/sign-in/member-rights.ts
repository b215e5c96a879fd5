import { sql } from 'drizzle-orm'
import { givenRoles } from '../../../../src/account/organisation/given-roles'
import { memberRights } from '../../../../src/session/permission/all-rights'
import { hasRight, usualRights, type MemberRight } from '../../../../src/session/permission/member-right'
import { customer, type Customer } from './customer.table'
import { companyRole } from './company-role.table'

const own = sql`select jsonb_agg(named) from ${companyRole}, jsonb_array_elements_text(${companyRole.rights}) as named
  where ${companyRole.customerId} = coalesce(${customer.parentId}, ${customer.id})
  and jsonb_exists(${customer.roles}, ${companyRole.id})`

/** Selects the rights that an account has by roles of its company's own. */
export const ownRoleRights = sql<MemberRight[]>`coalesce((${own}), '[]'::jsonb)`

/** The rights that a channel account can have. It does not see the names of the company's other accounts. */
const channelRights = usualRights.filter((right) => right !== 'request.reassign')

/** Returns the rights of an account. @param ownRights those by roles of its company's own */
export function rightsOf(
  { accountKind, roles }: Pick<Customer, 'accountKind' | 'roles'>,
  ownRights: readonly MemberRight[],
): readonly MemberRight[] {
  if (accountKind === 'main') return memberRights
  const given = givenRoles
    .filter(({ id }) => roles.includes(id))
    .flatMap(({ rights }): readonly MemberRight[] => rights)
  const possible = accountKind === 'channel' ? channelRights : memberRights
  return possible.filter((right) => given.includes(right) || ownRights.includes(right))
}

/** Returns whether a person may give or take rights: the usual ones, and otherwise only own ones. */
export const mayGive = (who: Parameters<typeof hasRight>[0], rights: readonly MemberRight[]): boolean =>
  rights.every((right) => usualRights.includes(right) || hasRight(who, right))
