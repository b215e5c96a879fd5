import { networkOf } from './network'

/** What is counted. One word for each limit, so that two limits never share a key. */
export type LimitKind =
  | 'applySettlement'
  | 'buyerPassword'
  | 'captcha'
  | 'certify'
  | 'codeSent'
  | 'downloadTicket'
  | 'export'
  | 'newMember'
  | 'operatorCode'
  | 'operatorPassword'
  | 'phoneCheck'
  | 'register'
  | 'serviceMessage'
  | 'suggestions'
  | 'thirdParty'
  | 'upload'

/** Who is counted: a network address, a name that somebody typed, an id of ours, a phone or e-mail address; or both of two. */
export type LimitedBy = Partial<Record<'address' | 'account' | 'customerId' | 'companyId' | 'target', string>>

const longest = 128

/**
 * The key under which a limit counts. Whatever is typed into a part of it, it never equals a key of another kind.
 * IPv6 addresses count by their /64.
 */
export function limitKey(kind: LimitKind, by: LimitedBy): string {
  const parts = Object.entries(by).map(([name, value]) => [
    name,
    (name === 'address' ? networkOf(value) : value).slice(0, longest),
  ])
  return JSON.stringify([kind, ...parts.flat()])
}
