import { networkOf } from '../http/network'

/** Kinds of limits. Each has its own name, so two limits never share a key. */
export type LimitKind =
  | 'applySettlement'
  | 'buyerPassword'
  | 'captcha'
  | 'certify'
  | 'codeSent'
  | 'downloadTicket'
  | 'enterCompany'
  | 'export'
  | 'invitationImport'
  | 'invitations'
  | 'newMember'
  | 'operatorCode'
  | 'operatorPassword'
  | 'phoneCheck'
  | 'register'
  | 'serviceMessage'
  | 'suggestions'
  | 'thirdParty'
  | 'upload'

/** Subject of a limit: IP address, typed account name, our id, phone or e-mail address, or a combination. */
export type LimitedBy = Partial<Record<'address' | 'account' | 'customerId' | 'companyId' | 'target', string>>

const longest = 128

/**
 * Returns the key under which a limit counts. Typed input can never produce the key of another kind.
 * IPv6 addresses count by their /64.
 */
export function limitKey(kind: LimitKind, by: LimitedBy): string {
  const parts = Object.entries(by).map(([name, value]) => [
    name,
    (name === 'address' ? networkOf(value) : value).slice(0, longest),
  ])
  return JSON.stringify([kind, ...parts.flat()])
}
