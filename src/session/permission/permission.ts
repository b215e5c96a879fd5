import type { Permission } from '../../core/permission'
import type { Refusal } from './refusal'
import { userKinds, type Person, type UserKind } from './user-kind'

/** What one has to be, in the order in which it is asked. */
export const permissions = {
  anyone: [],
  member: ['member'],
  /** Sub-accounts, funds and permissions are the main account's business. */
  main: ['member', 'main'],
  /** Has not opened enterprise membership yet. */
  retail: ['member', 'main', 'retail'],
  dealer: ['member', 'enterprise'],
  /** Special VAT invoices, credit, contract prices. */
  certified: ['member', 'certified'],
  /** Sub-accounts of a certified company. */
  certifiedMain: ['member', 'main', 'certified'],
  supplier: ['member', 'supplier'],
} as const satisfies Record<Permission, readonly UserKind[]>

/** What is missing, and who can do something about it: a sub-account cannot certify its company. */
function refusalFor(missing: UserKind, person?: Person): Refusal {
  if (missing === 'member') return 'logIn'
  if (missing === 'main' || !userKinds.main(person)) return 'askAdministrator'
  if (missing === 'certified') return 'certify'
  if (missing === 'supplier') return 'becomeSupplier'
  return missing === 'retail' ? 'isMember' : 'openMembership'
}

/** Why somebody may not; nothing: they may. */
export function refusalOf(person: Person | undefined, permission: Permission): Refusal | undefined {
  const missing = permissions[permission].find((kind) => !userKinds[kind](person))
  return missing && refusalFor(missing, person)
}
