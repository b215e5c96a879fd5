import type { Member } from '../../../demo/server/core/security/auth'

/** Returns a main account of level 1 with other facts in place of its own. */
export const member = (facts: Partial<Member> = {}): Member => ({
  kind: 'member',
  customerId: '1',
  personId: '1',
  companyId: '1',
  unitId: '1',
  loginAccount: 'one',
  accountKind: 'main',
  parentId: null,
  rights: [],
  userType: 10,
  customerType: 'personal',
  memberLevel: 1,
  priceMultiplier: 10_000,
  needReview: 20,
  certState: 0,
  site: '1001',
  sites: ['1001'],
  elsewhere: [],
  ruledBy: ['1001'],
  ...facts,
})
