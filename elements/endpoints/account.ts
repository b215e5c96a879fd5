export {
  listAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  listRegions,
  type Address,
  type Region,
} from '../../src/account/addresses/addresses.contract'
export {
  readCertification,
  applyCertification,
  type Certification,
} from '../../src/account/company/company.contract'
export { supplierDetail, type SupplierDetail } from '../../src/account/company/supplier.contract'
export {
  pageDownloads,
  deleteDownload,
  type DownloadTask,
} from '../../src/account/downloads/downloads.contract'
export {
  readInvitation,
  sendInvitationCode,
  acceptInvitation,
  joinCompany,
  type InvitationLink,
} from '../../src/account/invitations/invitation.contract'
export {
  checkImport,
  importInvitations,
  type ImportFault,
  type ImportRow,
} from '../../src/account/invitations/import.contract'
export {
  pageInvitations,
  addInvitation,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from '../../src/account/invitations/invitations.contract'
export {
  pageMembers,
  lookUpMembers,
  addMember,
  updateMember,
  openWork,
  setMemberStatus,
  eraseMember,
  resetMemberPassword,
  type Member,
} from '../../src/account/members/members.contract'
export {
  ownCompanies,
  enterCompany,
  type OwnCompany,
} from '../../src/account/organisation/companies.contract'
export { handOverCompany } from '../../src/account/organisation/hand-over.contract'
export {
  companyUnits,
  addUnit,
  updateUnit,
  deleteUnit,
  type CompanyUnit,
} from '../../src/account/organisation/organisation.contract'
export {
  companyRoles,
  addRole,
  updateRole,
  deleteRole,
  setMemberRoles,
  type CompanyRole,
} from '../../src/account/organisation/roles.contract'
export { changePayPassword } from '../../src/account/pay-password/pay-password.contract'
export {
  performance,
  exportPerformance,
  type TurnoverPart,
  type Performance,
} from '../../src/account/performance/performance.contract'
export {
  privateShopPage,
  applyPrivateShop,
  type PrivateShop,
} from '../../src/account/private-shops/private-shops.contract'
export { profile, updateProfile } from '../../src/account/profile/profile.contract'
export {
  askPayout,
  payoutPage,
  cancelPayout,
  type Payout,
} from '../../src/account/promotion/payouts.contract'
export {
  promotionSummary,
  promotionLink,
  promotionPage,
  invitedPage,
  type PromotionSummary,
  type CommissionRecord,
  type InvitedBuyer,
} from '../../src/account/promotion/promotion.contract'
export { pageReminders, readReminders, type Reminder } from '../../src/account/reminders/reminders.contract'
export {
  securityInfo,
  sendProofCode,
  proveOneself,
  changeLoginPassword,
  changePhone,
  changeEmail,
  changeSecondPayPassword,
  type Security,
} from '../../src/account/security/security.contract'
export {
  settings,
  updateSettings,
  updateAppearance,
  type Settings,
} from '../../src/account/settings/settings.contract'
export { todoList, type Todo, type TodoList } from '../../src/account/todo/todo.contract'
export { accountHome, type AccountHome } from '../../src/account/user-center/user-center.contract'
