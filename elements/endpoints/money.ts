export { bondPage, payBond, refundBond, type Bond } from '../../src/money/bonds/bonds.contract'
export {
  couponPage,
  couponCentre,
  receiveCoupon,
  pointsCoupons,
  exchangeCoupon,
  goodsCoupons,
  usableCoupons,
  type CouponTemplate,
  type OwnCoupon,
} from '../../src/money/coupons/coupons.contract'
export {
  creditIndex,
  billPage,
  exportBills,
  exportBillLines,
  billDetail,
  markLine,
  confirmBill,
  disputeBill,
  repayBills,
  applyDetail,
  applyCredit,
  type Bill,
  type CreditIndex,
  type BillLine,
  type BillWord,
  type BillDetail,
  type CreditApplication,
} from '../../src/money/credit/credit.contract'
export {
  thirdBillPage,
  thirdBillDetail,
  exportThirdBills,
  type ThirdBill,
} from '../../src/money/credit/third-bills.contract'
export {
  depositIndex,
  depositPage,
  exportDeposit,
  type DepositMovement,
  type DepositIndex,
} from '../../src/money/deposit/deposit.contract'
export {
  recharge,
  offlinePay,
  rechargePage,
  cancelRecharge,
  exportRecharges,
  type TopUp,
} from '../../src/money/deposit/recharges.contract'
export { u9Page, exportU9, type U9Page } from '../../src/money/deposit/u9.contract'
export {
  withdraw,
  withdrawPage,
  cancelWithdrawal,
  type Withdrawal,
} from '../../src/money/deposit/withdrawals.contract'
export {
  listInvoiceAddresses,
  addInvoiceAddress,
  updateInvoiceAddress,
  setDefaultInvoiceAddress,
  deleteInvoiceAddress,
  type InvoiceAddress,
} from '../../src/money/invoices/invoice-addresses.contract'
export {
  pageInvoicable,
  tryInvoice,
  applyInvoice,
  type InvoicableOrder,
} from '../../src/money/invoices/invoice-apply.contract'
export {
  pageCharges,
  payCharges,
  type InvoiceCharge,
} from '../../src/money/invoices/invoice-charges.contract'
export {
  listTitles,
  addTitle,
  updateTitle,
  setDefaultTitle,
  deleteTitle,
  type InvoiceTitle,
} from '../../src/money/invoices/invoice-titles.contract'
export {
  pageInvoices,
  logOfInvoices,
  invoiceDetail,
  invoicesOfOrder,
  invoiceTicket,
  withdrawInvoice,
  confirmInvoice,
  type InvoiceRow,
  type InvoiceLogEntry,
  type Invoice,
} from '../../src/money/invoices/invoices.contract'
export {
  pointsIndex,
  pointsPage,
  type PointsIndex,
  type PointsMovement,
} from '../../src/money/points/points.contract'
export {
  claimPage,
  claimDetail,
  addClaim,
  updateClaim,
  submitClaim,
  cancelClaim,
  deleteClaim,
  type Expense,
  type Claim,
  type ClaimDetail,
} from '../../src/money/reimbursement/reimbursement.contract'
export {
  pageBudgets,
  exportBudgets,
  exportBudgetEntries,
  readBudget,
  pageBudgetEntries,
  addBudget,
  changeBudget,
  moveBudget,
  deleteBudget,
  readBudgetLeft,
  type Budget,
  type BudgetEntry,
  type BudgetLeft,
} from '../../src/money/budgets/budgets.contract'
export { listActiveCostCentres } from '../../src/money/budgets/active-cost-centres.contract'
export {
  pageCostCentres,
  addCostCentre,
  updateCostCentre,
  importCostCentres,
  readBuyingChoices,
  saveBuyingChoices,
  type CostCentre,
} from '../../src/money/budgets/cost-centres.contract'
