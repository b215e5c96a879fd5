/**
 * Rights that roles give to sub-accounts. A main account has all of them. `company.edit`: acts as the main account, for funds,
 * contracts and all documents.
 */
export const memberRights = [
  'order.place',
  'request.approve',
  'request.change',
  'request.reassign',
  'request.see',
  'request.emergency',
  'rule.manage',
  'budget.see',
  'budget.manage',
  'member.manage',
  'role.manage',
  'company.edit',
] as const
