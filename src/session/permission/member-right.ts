import type { memberRights } from './all-rights'

export type MemberRight = (typeof memberRights)[number]

/** The only rights that a channel account can have. It does not see the names of the company's other accounts. */
export const channelRights: readonly MemberRight[] = ['order.place', 'request.approve', 'request.change']

/** Rights of a sub-account without other roles. */
export const usualRights: readonly MemberRight[] = [...channelRights, 'request.reassign']

type Person = { accountKind: 'main' | 'sub' | 'channel'; rights?: readonly string[] | undefined }

/** Returns whether a person has one of some rights. A back end that names no rights gives sub-accounts the usual ones. */
export const hasRight = ({ accountKind, rights }: Person, ...wanted: readonly MemberRight[]) => {
  const own = rights ?? (accountKind === 'channel' ? channelRights : usualRights)
  return accountKind === 'main' || wanted.some((right) => own.includes(right))
}
