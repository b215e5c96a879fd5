import type { memberRights } from './all-rights'

export type MemberRight = (typeof memberRights)[number]

/** Rights of a sub-account without other roles. */
export const usualRights: readonly MemberRight[] = [
  'order.place',
  'request.approve',
  'request.change',
  'request.reassign',
]

type Person = { accountKind: 'main' | 'sub' | 'channel'; rights?: readonly string[] | undefined }

/** Returns whether a person has one of some rights. A back end that names no rights gives sub-accounts the usual ones. */
export const hasRight = ({ accountKind, rights = usualRights }: Person, ...wanted: readonly MemberRight[]) =>
  accountKind === 'main' || wanted.some((right) => rights.includes(right))
