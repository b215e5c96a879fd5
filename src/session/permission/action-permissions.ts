import type { Permission } from '../../core/permission'

/** Permission of each action that a control starts. */
export const actionPermissions = {
  addToCart: 'anyone',
  orderQuickly: 'anyone',
  askService: 'anyone',
  checkOut: 'member',
  orderAgain: 'member',
  keepFavourite: 'member',
  takeCoupon: 'member',
  customise: 'member',
  upload: 'member',
  exchangeGift: 'member',
  specialInvoice: 'certified',
  askForContract: 'certified',
  manageTitles: 'main',
  manageMembers: 'memberManager',
  manageRoles: 'roleManager',
  seeBudgets: 'budgetReader',
  manageBudgets: 'budgetManager',
  manageApprovals: 'ruleManager',
  seeRequests: 'member',
  openMembership: 'retail',
  becomeSupplier: 'main',
  certify: 'main',
} as const satisfies Record<string, Permission>

export type Action = keyof typeof actionPermissions
