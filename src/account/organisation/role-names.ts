import type { Locale } from '../../core/language/locale'
import { pick } from '../../core/language/messages'
import { givenRoles, rightChoices } from './given-roles'
import type { CompanyRole } from './roles.contract'

/** Returns the name of a role. */
export function roleName({ id, name }: Pick<CompanyRole, 'id' | 'name'>, locale: Locale): string {
  const given = givenRoles.find((role) => role.id === id)
  return name || (given ? pick(given.text, locale) : id)
}

/** Returns the label of a right. */
export function rightName(right: CompanyRole['rights'][number], locale: Locale): string {
  const found = rightChoices.find(({ value }) => value === right)
  return found ? pick(found.text, locale) : right
}
