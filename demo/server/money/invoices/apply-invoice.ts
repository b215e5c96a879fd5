import { and, eq, inArray } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { formMessages } from '../../../../src/core/form/form.messages'
import { isEmail } from '../../../../src/core/form/form-patterns'
import { toDecimal } from '../../../../src/core/money'
import { reviewState } from '../../../../src/words/review-state'
import type { applyInvoice, tryInvoice } from '../../../../src/money/invoices/invoice-apply.contract'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { titleKind, typeOfTitle } from '../../../../src/money/invoices/title-kind'
import { regionNames } from '../../account/addresses/region-names'
import type { Member } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import { seenBy } from '../../trade/orders/order-viewer'
import { orders } from '../../trade/orders/orders.table'
import { lockFunds } from '../accounts/account-rows'
import { invoiceAddress, invoiceTitle } from './invoice-papers.table'
import type { MailTo, TitleSnapshot } from './invoices.table'
import { askable, leftOf } from './left-to-invoice'
import { newApplication } from './new-application'
import { postageOf } from './postage'

type Asking = Asked<typeof applyInvoice>['body']

const nothingLeft = (no: string) =>
  refuse(409, ['订单 {no} 没有可开票金额', 'Order {no} has no amount left to invoice.'], { values: { no } })
const notReviewed = () =>
  refuse(422, ['专票抬头审核通过后可用', 'A title for special VAT invoices can be used once it is approved.'])
export const notCertified = () =>
  refuse(403, [
    '增值税专用发票须先完成企业认证',
    'Special VAT invoices require company certification. Please get certified first.',
  ])
const wrong = (path: string, message: Text) => refuseField(400, path, message)

/** Returns the amounts left to invoice of visible orders. @throws Refusal 404 not visible */
async function ownLeft(who: Member, orderIdList: readonly string[]) {
  const ids = [...new Set(orderIdList)]
  const rows = await db()
    .select({ id: orders.id, orderNo: orders.orderNo, state: orders.state })
    .from(orders)
    .where(and(inArray(orders.id, ids), seenBy(who)))
    .orderBy(orders.id)
  if (rows.length < ids.length) throw notFound()
  const left = await leftOf(ids)
  return rows.map((row) => ({ ...row, left: askable(row, left.get(row.id) ?? 0) }))
}

function checkedMedium(medium: number) {
  if (!invoiceMedium.is(medium))
    throw wrong('medium', ['请选择发票形式', 'Please select the invoice format.'])
  return medium
}

/** Calculates an invoice without creating it. @throws Refusal 400, 404 */
export async function trial(
  who: Member,
  { orderIdList, medium }: Asked<typeof tryInvoice>['body'],
): Promise<Answer<typeof tryInvoice>> {
  const rows = await ownLeft(who, orderIdList)
  const amount = rows.reduce((total, { left }) => total + left, 0)
  return {
    amount: toDecimal(amount),
    postage: toDecimal(await postageOf(who.site, checkedMedium(medium), amount)),
    orders: rows.map(({ id, orderNo, left }) => ({ orderId: id, orderNo, left: toDecimal(left) })),
  }
}

/** @throws Refusal 403 special without certification, 404 not theirs, 422 not approved */
async function titleFor(who: Member, id: string): Promise<TitleSnapshot> {
  const [row] = await db()
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.id, id), eq(invoiceTitle.customerId, who.companyId)))
  if (!row) throw notFound()
  const { kind, title, taxNo, bank, bankCard, regAddress, regPhone } = row
  if (kind === titleKind.code.special && who.certState !== reviewState.code.approved) throw notCertified()
  if (row.reviewState !== reviewState.code.approved) throw notReviewed()
  return { type: typeOfTitle(kind), title, taxNo, bank, bankCard, regAddress, regPhone }
}

/** @throws Refusal 400 none is named, 404 not theirs */
async function mailToOf(who: Member, addressId: string | undefined): Promise<MailTo> {
  if (!addressId) throw wrong('addressId', ['请选择收票地址', 'Please select a mailing address.'])
  const [row] = await db()
    .select()
    .from(invoiceAddress)
    .where(and(eq(invoiceAddress.id, addressId), eq(invoiceAddress.customerId, who.companyId)))
  if (!row) throw notFound()
  const { consignee, phone, regionCode, detail } = row
  return { consignee, phone, regionName: (await regionNames()).nameOf(regionCode), detail }
}

/**
 * Applies for one invoice over everything left of some orders.
 * @throws Refusal 400 invalid field, 403 not certified, 404 another company's, 409 nothing left, 422
 */
export function apply(who: Member, { orderIdList, titleId, medium, addressId, email = '' }: Asking) {
  return tx(async () => {
    // Two applications for one order: the second one finds nothing left.
    await lockFunds(who.companyId)
    const rows = await ownLeft(who, orderIdList)
    for (const { orderNo, left } of rows) if (left === 0) throw nothingLeft(orderNo)
    const title = await titleFor(who, titleId)
    const onPaper = checkedMedium(medium) === invoiceMedium.code.paper
    if (!onPaper && email && !isEmail(email)) throw wrong('email', formMessages.email)
    const { id, status, due } = await newApplication(
      {
        customerId: who.companyId,
        placedBy: who.customerId,
        siteId: who.site,
        medium,
        title,
        mailTo: onPaper ? await mailToOf(who, addressId) : null,
        email: onPaper ? '' : email,
      },
      rows.map((row) => ({ orderId: row.id, amount: row.left })),
    )
    return { invoiceIdList: [id], status, due: toDecimal(due) }
  })
}
