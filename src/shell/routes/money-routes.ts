import type { Row } from '../../core/address/routes'
import { keyed } from '../../core/language/messages'

/** Pages of the user centre about invoices and accounts. */
export const moneyRoutes = keyed('routes', {
  invoices: {
    title: ['我的发票', 'My invoices'],
    page: () => import('../../money/invoices/invoice-list.page'),
    needs: 'member',
    menu: 'invoice',
  },
  invoiceApply: {
    title: ['申请开票', 'Apply for an invoice'],
    page: () => import('../../money/invoices/invoice-apply.page'),
    needs: 'member',
    menu: 'invoice',
  },
  invoiceTitles: {
    title: ['开票资料', 'Invoice titles'],
    page: () => import('../../money/invoices/invoice-titles.page'),
    needs: 'member',
    menu: 'invoice',
  },
  invoiceAddresses: {
    title: ['收票地址', 'Mailing addresses'],
    page: () => import('../../money/invoices/invoice-addresses.page'),
    needs: 'member',
    menu: 'invoice',
    rare: true,
  },
  invoicePayment: {
    title: ['邮费与税差', 'Postage and tax difference'],
    page: () => import('../../money/invoices/invoice-charges.page'),
    needs: 'member',
    menu: 'invoice',
    rare: true,
  },
  orderInvoice: {
    title: ['订单发票', 'Invoices of the order'],
    page: () => import('../../money/invoices/order-invoice.page'),
    needs: 'member',
  },
  invoiceLog: {
    title: ['开票记录', 'Invoice log'],
    page: () => import('../../money/invoices/invoice-log.page'),
    needs: 'member',
  },
  points: {
    title: ['我的积分', 'My points'],
    page: () => import('../../money/points/points.page'),
    needs: 'member',
    menu: 'money',
  },
  credit: {
    title: ['信用额度', 'Credit line'],
    page: () => import('../../money/credit/credit.page'),
    needs: 'main',
    menu: 'money',
  },
  creditBill: {
    title: ['信用账单', 'Credit statements'],
    page: () => import('../../money/credit/credit-bill.page'),
    needs: 'main',
  },
  creditConfirm: {
    title: ['待确认账单', 'Statements to confirm'],
    page: () => import('../../money/credit/credit-confirm.page'),
    needs: 'main',
  },
  creditApply: {
    title: ['授信申请', 'Credit application'],
    page: () => import('../../money/credit/credit-apply.page'),
    needs: 'certifiedMain',
  },
  creditThirdBill: {
    title: ['第三方账单', 'Third-party statements'],
    page: () => import('../../money/credit/third-bill.page'),
    needs: 'main',
  },
  deposit: {
    title: ['预存款', 'Advance deposit'],
    page: () => import('../../money/deposit/deposit.page'),
    needs: 'main',
    menu: 'money',
  },
  depositWithdraw: {
    title: ['预存款提现', 'Withdraw from the advance deposit'],
    page: () => import('../../money/deposit/withdraw.page'),
    needs: 'main',
  },
  bonds: {
    title: ['保证金', 'Bonds'],
    page: () => import('../../money/bonds/bonds.page'),
    needs: 'main',
    menu: 'money',
    rare: true,
  },
  reimbursement: {
    title: ['费用报销', 'Expense claims'],
    page: () => import('../../money/reimbursement/reimbursement.page'),
    needs: 'member',
    menu: 'money',
    rare: true,
  },
  depositRecharge: {
    title: ['预存款充值', 'Top up the advance deposit'],
    page: () => import('../../money/deposit/recharge.page'),
    needs: 'main',
  },
  depositOffline: {
    title: ['线下充值', 'Top up by transfer'],
    page: () => import('../../money/deposit/deposit-offline.page'),
    needs: 'main',
  },
  depositU9: {
    title: ['ERP 预存款', 'ERP deposits'],
    page: () => import('../../money/deposit/u9.page'),
    needs: 'main',
  },
  budgets: {
    title: ['预算', 'Budgets'],
    page: () => import('../../money/budgets/budgets.page'),
    needs: 'budgetReader',
    menu: 'money',
  },
  budget: {
    title: ['预算明细', 'Budget'],
    page: () => import('../../money/budgets/budget.page'),
    needs: 'budgetReader',
  },
  coupons: {
    title: ['我的优惠券', 'My coupons'],
    page: () => import('../../money/coupons/own-coupons.page'),
    needs: 'member',
    menu: 'money',
  },
  couponCentre: {
    title: ['领券中心', 'Coupon centre'],
    page: () => import('../../money/coupons/coupon-centre.page'),
    needs: 'member',
  },
  pointsCoupons: {
    title: ['积分兑券', 'Coupons for points'],
    page: () => import('../../money/coupons/points-coupons.page'),
    needs: 'member',
  },
} as const satisfies Record<string, Row>)
