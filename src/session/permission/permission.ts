import type { Permission } from '../../core/permission'
import type { Refusal } from './refusal'
import { hasRight, type MemberRight } from './member-right'
import { userKinds, type Person, type UserKind } from './user-kind'

type Condition = UserKind | readonly MemberRight[]

/** Conditions of each permission, in the order of the checks. */
export const permissions = {
  anyone: [],
  member: ['member'],
  /** For sub-accounts, funds and permissions. */
  main: ['member', 'main'],
  /** Not yet an enterprise member. */
  retail: ['member', 'main', 'retail'],
  dealer: ['member', 'enterprise'],
  /** For special VAT invoices, credit and contract prices. */
  certified: ['member', 'certified'],
  /** For sub-accounts of a certified company. */
  certifiedMain: ['member', 'main', 'certified'],
  supplier: ['member', 'supplier'],
  /** A list of rights: one of them suffices. */
  orderer: ['member', ['order.place']],
  memberManager: ['member', ['member.manage'], 'certified'],
  roleManager: ['member', ['role.manage'], 'certified'],
  ruleManager: ['member', ['rule.manage']],
  budgetReader: ['member', ['budget.see', 'budget.manage']],
  budgetManager: ['member', ['budget.manage']],
  /** For choices of accounts of the own company. */
  colleagues: ['member', ['rule.manage', 'budget.manage', 'member.manage', 'request.reassign']],
} as const satisfies Record<Permission, readonly Condition[]>

/** Returns the reason and the next step. A sub-account cannot certify its company. */
function refusalFor(missing: Condition, person?: Person): Refusal {
  if (missing === 'member') return 'logIn'
  if (typeof missing !== 'string') return 'lacksRight'
  if (missing === 'main' || !userKinds.main(person)) return 'askAdministrator'
  if (missing === 'certified') return 'certify'
  if (missing === 'supplier') return 'becomeSupplier'
  return missing === 'retail' ? 'isMember' : 'openMembership'
}

/** Returns the reason why a permission is missing, or nothing. */
export function refusalOf(person: Person | undefined, permission: Permission): Refusal | undefined {
  const conditions: readonly Condition[] = permissions[permission]
  const missing = conditions.find((one) =>
    typeof one === 'string' ? !userKinds[one](person) : !person || !hasRight(person, ...one),
  )
  return missing && refusalFor(missing, person)
}
