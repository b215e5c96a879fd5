import { getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { reviewState } from '../../../../src/words/review-state'
import { payoutState } from '../../../../src/account/promotion/payout'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'
import { bondState } from '../../../../src/money/bonds/bond'
import { billState } from '../../../../src/money/credit/bill-state'
import { chargeState } from '../../../../src/money/invoices/charge-state'
import { invoiceState } from '../../../../src/words/invoice-state'
import { claimState } from '../../../../src/money/reimbursement/claim'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { complaintState } from '../../../../src/trade/complaints/complaint'
import { contractState } from '../../../../src/trade/contracts/contract'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { orderState } from '../../../../src/words/order-state'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { commissionPayout } from '../../account/promotion/promotion.table'
import { activities } from '../../catalogue/activities/activities.table'
import { importState } from '../../catalogue/goods-import/import-state'
import { goodsImport } from '../../catalogue/goods-import/goods-import.table'
import { sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/database/db'
import { desks, type DeskLink } from '../../core/operator/desk'
import { bond } from '../../money/bonds/bonds.table'
import { couponTemplate } from '../../money/coupons/coupons.table'
import { invoice } from '../../money/invoices/invoices.table'
import { expenseClaim } from '../../money/reimbursement/reimbursement.table'
import { articles } from '../../site/articles/articles.table'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { themePages } from '../../site/theme/theme.table'
import { afterSale } from '../../trade/after-sales/after-sales.table'
import { complaint } from '../../trade/complaints/complaints.table'
import { contract } from '../../trade/contracts/contracts.table'
import { enquiry } from '../../trade/enquiries/enquiries.table'
import { offer } from '../../trade/offers/offers.table'
import { orders } from '../../trade/orders/orders.table'
import { payOrder } from '../../trade/payment/payment.table'
import { refund } from '../../trade/payment/refunds.table'
import { customer } from '../sign-in/customer.table'

/** Description of a logged entity: its name or number, its states and its page. */
type Subject = {
  text: Text
  name?: PgColumn
  states?: Pick<Dictionary, 'label'>
  to?: (id: string, name: string) => DeskLink
}

const at =
  (page: string, key = 'id') =>
  (id: string): DeskLink => ({ page, query: { [key]: id } })
const waitsAt =
  (desk: string) =>
  (_: string, words: string): DeskLink => ({ desk, words })
const found = (_: string, words: string): DeskLink => ({ page: 'order-list', query: { words } })

/** Subjects by entity name in the log. */
const subjects: Readonly<Record<string, Subject>> = {
  order: { text: ['订单', 'Order'], name: orders.orderNo, states: orderState, to: found },
  orders: { text: ['订单', 'Order'], name: orders.orderNo, states: orderState, to: found },
  pay_order: { text: ['支付单', 'Payment'], name: payOrder.payNo, states: payOrderState },
  refund: { text: ['退款', 'Refund'], name: refund.refundNo },
  refund_part: { text: ['退款明细', 'Part of a refund'] },
  after_sale: {
    text: ['售后单', 'After-sales case'],
    name: afterSale.afterSaleNo,
    states: returnState,
    to: waitsAt('after-sales'),
  },
  complaint: {
    text: ['投诉', 'Complaint'],
    name: complaint.complaintNo,
    states: complaintState,
    to: waitsAt('complaints'),
  },
  offer: { text: ['询价单', 'Quotation'], name: offer.offerNo, states: offerState, to: waitsAt('offers') },
  enquiry: {
    text: ['供应商询价', 'Inquiry'],
    name: enquiry.enquiryNo,
    states: enquiryState,
    to: waitsAt('enquiries'),
  },
  contract: {
    text: ['合同', 'Contract'],
    name: contract.contractNo,
    states: contractState,
    to: waitsAt('contracts'),
  },
  invoice: {
    text: ['发票', 'Invoice'],
    name: invoice.applyNo,
    states: invoiceState,
    to: waitsAt('invoices'),
  },
  invoice_charge: { text: ['发票费用', 'Charge of an invoice'], states: chargeState },
  invoice_title: { text: ['发票抬头', 'Invoice title'], states: reviewState },
  credit_bill: { text: ['账单', 'Statement'], states: billState },
  credit_apply: { text: ['授信申请', 'Credit application'], states: reviewState },
  deposit_withdraw: { text: ['提现', 'Withdrawal'], states: reviewState },
  expense_claim: {
    text: ['报销', 'Claim'],
    name: expenseClaim.claimNo,
    states: claimState,
    to: waitsAt('claims'),
  },
  commission_payout: {
    text: ['佣金提现', 'Commission payout'],
    name: commissionPayout.payoutNo,
    states: payoutState,
    to: waitsAt('payouts'),
  },
  bond: { text: ['保证金', 'Bond'], name: bond.bondNo, states: bondState, to: at('bond-list') },
  coupon: { text: ['优惠券', 'Coupon'] },
  coupon_template: { text: ['优惠券', 'Coupon'], name: couponTemplate.name, to: at('coupon-list') },
  activity: { text: ['活动', 'Activity'], name: activities.title, to: at('activity-list') },
  gift: { text: ['礼品', 'Gift'], to: at('gift-list') },
  sku: { text: ['商品', 'Product'], name: sku.skuCode, to: at('product-list') },
  customer: { text: ['客户', 'Customer'], name: customer.loginAccount, to: at('customer-list') },
  session: { text: ['登录', 'Session'] },
  third_binding: { text: ['第三方绑定', 'Third-party binding'] },
  membership: { text: ['企业会员申请', 'Enterprise membership'], states: reviewState },
  certification: { text: ['企业认证', 'Certification'], states: reviewState },
  supplier: { text: ['供应商申请', 'Supplier'], states: reviewState },
  private_shop: { text: ['私域店铺', 'Private shop'], name: shop.name, to: at('private-shop-list') },
  private_shop_apply: { text: ['私域店铺申请', 'Application to a private shop'], states: reviewState },
  comment: { text: ['评价', 'Review'], states: commentState },
  service_message: { text: ['留言', 'Message'] },
  dictionary_item: { text: ['字典名称', 'Name of a type or reason'], to: at('dictionary-names') },
  site_param: { text: ['积分与佣金规则', 'Rule of points or commission'], to: at('points-rules') },
  'goods-import': {
    text: ['商品导入', 'Import of goods'],
    name: goodsImport.fileName,
    states: importState,
    to: at('goods-import'),
  },
  theme_page: { text: ['页面', 'Page'], name: themePages.title, to: at('pages', 'page') },
  article: { text: ['文章', 'Article'], name: articles.title, to: at('articles') },
  picture: { text: ['图片', 'Picture'] },
  site: { text: ['站点资料', 'Site'], name: brandSite.name, to: at('site', 'site') },
  bankAccount: { text: ['收款账户', 'Bank account'], name: brandSite.name, to: at('bank-account', 'site') },
  operator: { text: ['操作员账号', 'Operators’ accounts'] },
  clock: { text: ['商城时间', 'Shop time'] },
  audit: { text: ['操作记录', 'Audit log'] },
}

const subjectOf = (entity: string): Subject | undefined =>
  Object.hasOwn(subjects, entity) ? subjects[entity] : undefined

/** Returns the label of an entity type. */
export const entityText = (entity: string): Text =>
  subjectOf(entity)?.text ?? desks.get(entity)?.title ?? [entity, entity]

/** Returns all entity types that the log can be filtered by. */
export const entityTexts = (): [string, Text][] => [
  ...new Map(
    [...desks.keys(), ...Object.keys(subjects)].map((entity): [string, Text] => [entity, entityText(entity)]),
  ),
]

/** Returns the label of a state. */
export const stateText = (entity: string, state: number, language: string) =>
  subjectOf(entity)?.states?.label(state, language) ?? String(state)

async function namesIn(column: PgColumn, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { table } = column
  const { id } = getTableColumns(table)
  if (!id) return new Map()
  const rows = await db()
    .select({ id, name: column })
    .from(table)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]))
}

type Line = { entity: string; entityId: string }
const keyOf = ({ entity, entityId }: Line) => `${entity} ${entityId}`

/** Returns numbers and names of the entities in some lines, by entity and id. */
export async function subjectNames(lines: readonly Line[]) {
  const names = new Map<string, string>()
  for (const entity of new Set(lines.map((line) => line.entity))) {
    const ids = [...new Set(lines.filter((line) => line.entity === entity).map(({ entityId }) => entityId))]
    const { name } = subjectOf(entity) ?? {}
    const known = name ? await namesIn(name, ids) : await desks.get(entity)?.namesOf(ids)
    for (const [entityId, text] of known ?? []) if (text) names.set(keyOf({ entity, entityId }), text)
  }
  return (line: Line) => names.get(keyOf(line))
}

/** Returns the link to an entity's page, or undefined if it has none. */
export const subjectLink = ({ entity, entityId }: Line, name: string): DeskLink | undefined =>
  subjectOf(entity)?.to?.(entityId, name) ?? (desks.has(entity) ? { desk: entity, words: name } : undefined)
