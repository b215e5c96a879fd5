import { eq } from 'drizzle-orm'
import {
  invoiceMachine,
  type InvoiceAction,
  type InvoiceActor,
  type InvoiceState,
} from '../../../../src/money/invoices/invoice-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { lockFunds } from '../accounts/account-rows'
import { tellInvoice } from './invoice-notices'
import type { InvoiceRow } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'
import { syncOrders } from './left-to-invoice'

type Mover = { actor: InvoiceActor; actorId?: string; reason?: string }
type Kept = Partial<
  Pick<
    InvoiceRow,
    | 'amount'
    | 'number'
    | 'fileId'
    | 'company'
    | 'trackingNo'
    | 'reason'
    | 'reddenedBy'
    | 'issuedAt'
    | 'mailedAt'
  >
>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

export const itemsOf = (invoiceId: string) =>
  db().select().from(invoiceItem).where(eq(invoiceItem.invoiceId, invoiceId)).orderBy(invoiceItem.id)

/**
 * The one way in which an invoice changes its state: along a row of the machine's table, once, with a line in the
 * audit log and what it means for its orders.
 * @param settle looks at the row that is held, and tells what changes with the state
 * @returns the new state
 * @throws Refusal 404, 409 when it is in no state that the action starts from
 */
export function moveInvoice(
  invoiceId: string,
  action: InvoiceAction,
  mover: Mover,
  settle: (row: InvoiceRow) => Kept | Promise<Kept> = () => ({}),
): Promise<InvoiceState> {
  const { from, to, by } = invoiceMachine[action]
  return tx(async () => {
    if (!has<InvoiceActor>(by, mover.actor)) throw notPermitted()
    const [known] = await db()
      .select({ customerId: invoice.customerId })
      .from(invoice)
      .where(eq(invoice.id, invoiceId))
    if (!known) throw notFound()
    // The company's funds first, as in everything that writes its orders.
    await lockFunds(known.customerId)
    const [row] = await db().select().from(invoice).where(eq(invoice.id, invoiceId)).for('update')
    if (!row) throw notFound()
    if (!has<number>(from, row.status)) throw stateChanged()
    const kept = await settle(row)
    await db()
      .update(invoice)
      .set({ ...kept, status: to, version: row.version + 1 })
      .where(eq(invoice.id, invoiceId))
    await syncOrders((await itemsOf(invoiceId)).map(({ orderId }) => orderId))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'invoice',
      entityId: invoiceId,
      action,
      fromState: row.status,
      toState: to,
      reason: mover.reason ?? '',
    })
    await tellInvoice(row, action, mover.reason)
    return to
  })
}
