import type { User } from '../sign-in/sign-in.contract'
import { userType } from '../user-type'

/** The data of a user that permissions depend on. Undefined: a visitor. Both the server's member and the page's user have them. */
export type Person = {
  accountKind: User['accountKind']
  userType: number
  customerType: User['customerType']
  /** State of the certification. */
  certState: number
  /** 10: orders need the main account's approval. */
  needReview: number
  extendInfo?: Record<string, unknown>
  /** Rights of a sub-account by its roles. */
  rights?: readonly string[] | undefined
}

const approved = 20

/**
 * Kinds of users. Personal or corporate, retail or dealer, and main, sub or channel are independent of each other. A channel account also
 * has a price multiplier.
 */
export const userKinds = {
  visitor: (person?: Person) => person === undefined,
  member: (person?: Person) => person !== undefined,
  retail: (person?: Person) => person?.userType === userType.code.retail,
  enterprise: (person?: Person) => person?.userType === userType.code.enterprise,
  personal: (person?: Person) => person?.customerType === 'personal',
  corporate: (person?: Person) => person?.customerType === 'corporate',
  certified: (person?: Person) => person?.certState === approved,
  /** Main account, or an administrator that acts as one. */
  main: (person?: Person) => person?.accountKind === 'main' || !!person?.rights?.includes('company.edit'),
  sub: (person?: Person) => person?.accountKind === 'sub',
  channel: (person?: Person) => person?.accountKind === 'channel',
  reviewed: (person?: Person) => person?.needReview === 10,
  supplier: (person?: Person) => person?.extendInfo?.supplier === true,
} as const satisfies Record<string, (person?: Person) => boolean>

export type UserKind = keyof typeof userKinds
export const kindNames = Object.keys(userKinds).filter((name): name is UserKind => name in userKinds)
