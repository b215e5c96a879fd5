import type { Permission } from '../../core/permission'
import type { Refusal } from './refusal'
import { userKinds, type Person, type UserKind } from './user-kind'

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
} as const satisfies Record<Permission, readonly UserKind[]>

/** Returns the reason and the next step. A sub-account cannot certify its company. */
function refusalFor(missing: UserKind, person?: Person): Refusal {
  if (missing === 'member') return 'logIn'
  if (missing === 'main' || !userKinds.main(person)) return 'askAdministrator'
  if (missing === 'certified') return 'certify'
  if (missing === 'supplier') return 'becomeSupplier'
  return missing === 'retail' ? 'isMember' : 'openMembership'
}

/** Returns the reason why a permission is missing, or nothing. */
export function refusalOf(person: Person | undefined, permission: Permission): Refusal | undefined {
  const missing = permissions[permission].find((kind) => !userKinds[kind](person))
  return missing && refusalFor(missing, person)
}
