import type { Minor } from '../../../../src/core/money'
import { chargeKind } from '../../../../src/money/invoices/charge-kind'
import { invoiceState } from '../../../../src/words/invoice-state'
import { audit } from '../../core/documents/audit'
import { db } from '../../core/database/db'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import { addCharge } from './charges'
import type { InvoiceRow } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'
import { syncOrders } from './left-to-invoice'
import { postageOf } from './postage'

export type InvoicePart = { orderId: string; amount: Minor }
type Application = Pick<
  InvoiceRow,
  'customerId' | 'placedBy' | 'siteId' | 'medium' | 'title' | 'mailTo' | 'email'
>

/**
 * Inserts an application within the caller's transaction, which has locked the company's accounts and checked the amounts.
 * @param items amount of each order
 * @returns its id and the charges to pay
 */
export async function newApplication(application: Application, items: readonly InvoicePart[]) {
  const id = newId()
  const amount = items.reduce((total, item) => total + item.amount, 0)
  const { customerId, placedBy, siteId, medium } = application
  const status = invoiceState.code.pending
  await db()
    .insert(invoice)
    .values({ ...application, id, applyNo: documentNo('F', id), status, amount })
  await db()
    .insert(invoiceItem)
    .values(items.map((item) => ({ ...item, invoiceId: id })))
  const due = await postageOf(siteId, medium, amount)
  const of = { id, customerId, placedBy, siteId }
  if (due > 0) await addCharge(of, { kind: chargeKind.code.postage, amount: due })
  await syncOrders(items.map(({ orderId }) => orderId))
  const entry = { entity: 'invoice', entityId: id, action: 'apply', toState: status }
  await audit({ actorType: 'buyer', actorId: placedBy, ...entry })
  return { id, status, due }
}
