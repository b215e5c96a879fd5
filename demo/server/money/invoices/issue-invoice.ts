import { eq } from 'drizzle-orm'
import { invoiceState } from '../../../../src/words/invoice-state'
import { audit } from '../../core/documents/audit'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import { refuse } from '../../core/http/refusal'
import { outbox } from '../../session/outbox/outbox.table'
import { endCharges, isDue } from './charges'
import { keepPdf } from './invoice-file'
import { isOnPaper, type InvoiceRow } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'
import { leftOf } from './left-to-invoice'
import { itemsOf, moveInvoice } from './move-invoice'
import { overInvoiced } from './over-invoiced'

const platform = { actor: 'platform' } as const

const waitsForMoney = () =>
  refuse(422, ['买家尚未支付邮费或税差', 'The buyer has not paid the postage or tax difference yet.'])
const nothingLeft = () =>
  refuse(422, [
    '订单已全部退款，请驳回该申请',
    'The order has been refunded in full. Please reject the application.',
  ])
const notOnPaper = () => refuse(422, ['电子发票无需邮寄', 'Electronic invoices do not need to be mailed.'])
const nothingToUndo = () =>
  refuse(422, [
    '开票后没有退款，无需红冲',
    'Nothing has been refunded since the invoice was issued, so it does not need to be reversed.',
  ])

/** Returns the amounts that can still be invoiced, because goods may have been refunded since the application. */
async function lowered(row: InvoiceRow) {
  const items = await itemsOf(row.id)
  const left = await leftOf(items.map(({ orderId }) => orderId))
  const parts = items.map((item) => {
    const over = Math.max(0, -(left.get(item.orderId) ?? 0))
    return { ...item, amount: Math.max(0, item.amount - over) }
  })
  const changed = parts.filter(({ amount }, at) => amount !== items[at]?.amount)
  for (const { id, amount } of changed)
    await db().update(invoiceItem).set({ amount }).where(eq(invoiceItem.id, id))
  return parts.filter(({ amount }) => amount > 0)
}

/** @throws Refusal 409, 422 something is to be paid first, or nothing is left */
export function issueInvoice(id: string) {
  return moveInvoice(id, 'issue', platform, async (row) => {
    if (await isDue(id)) throw waitsForMoney()
    const items = await lowered(row)
    const amount = items.reduce((total, item) => total + item.amount, 0)
    if (amount === 0) throw nothingLeft()
    const number = documentNo('2', id)
    const issuedAt = clock.now()
    const { siteId, title, email, applyNo } = row
    const fileId = await keepPdf({ number, issuedAt, siteId, title, items, amount })
    if (email)
      await db()
        .insert(outbox)
        .values({
          channel: 'email',
          target: email,
          template: 'invoice',
          payload: `发票 ${number} 已开具（申请 ${applyNo}），请登录后在“我的发票”下载`,
        })
    return { number, fileId, issuedAt, amount }
  })
}

/** Refuses an application and refunds its charges. @param reason shown to the buyer */
export function refuseInvoice(id: string, reason: string) {
  return moveInvoice(id, 'refuse', { ...platform, reason }, async (row) => {
    await endCharges(row)
    return { reason }
  })
}

export function mailInvoice(id: string, parcel: { company: string; trackingNo: string }) {
  return moveInvoice(id, 'mail', platform, (row) => {
    if (!isOnPaper(row)) throw notOnPaper()
    return { ...parcel, mailedAt: clock.now() }
  })
}

/**
 * Reverses an invoice after a refund by a red one over the same amount. The rest of its orders can be invoiced again. @throws Refusal 409,
 * 422 nothing was refunded
 */
export function reddenInvoice(id: string) {
  return moveInvoice(id, 'redden', platform, async (row) => {
    const [over] = await overInvoiced(eq(invoice.id, id))
    if (!over) throw nothingToUndo()
    const items = (await itemsOf(id)).map(({ orderId, amount }) => ({ orderId, amount: -amount }))
    const redId = newId()
    const number = documentNo('2', redId)
    const issuedAt = clock.now()
    const amount = -row.amount
    const { customerId, placedBy, siteId, title, medium, email, mailTo } = row
    const redOf = row.number ?? ''
    const fileId = await keepPdf({ number, issuedAt, siteId, title, items, amount, redOf })
    const common = { customerId, placedBy, siteId, title, medium, email, mailTo }
    const status = invoiceState.code.completed
    await db()
      .insert(invoice)
      .values({
        ...common,
        id: redId,
        applyNo: documentNo('R', redId),
        status,
        amount,
        number,
        fileId,
        issuedAt,
        redOf: id,
      })
    await db()
      .insert(invoiceItem)
      .values(items.map((item) => ({ ...item, invoiceId: redId })))
    await audit({
      actorType: 'platform',
      entity: 'invoice',
      entityId: redId,
      action: 'issue',
      toState: status,
      reason: redOf,
    })
    return { reddenedBy: redId }
  })
}
