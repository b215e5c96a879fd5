import { eq } from 'drizzle-orm'
import { invoiceMachine } from '../../../../src/money/invoices/invoice-machine'
import { db } from '../../core/db'
import { mover } from '../../core/move'
import { lockFunds } from '../accounts/account-rows'
import { tellInvoice } from './invoice-notices'
import { heldInvoice } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'
import { syncOrders } from './left-to-invoice'

export const itemsOf = (invoiceId: string) =>
  db().select().from(invoiceItem).where(eq(invoiceItem.invoiceId, invoiceId)).orderBy(invoiceItem.id)

/** Moves an invoice, with what it means for its orders. */
export const moveInvoice = mover(invoice, invoiceMachine, {
  entity: 'invoice',
  async hold(id) {
    const [known] = await db()
      .select({ customerId: invoice.customerId })
      .from(invoice)
      .where(eq(invoice.id, id))
    // The company's funds first, as in everything that writes its orders.
    if (known) await lockFunds(known.customerId)
    return heldInvoice(id)
  },
  stateOf: ({ status }) => status,
  moved: (status) => ({ status }),
  async after(row, action, mover) {
    await syncOrders((await itemsOf(row.id)).map(({ orderId }) => orderId))
    await tellInvoice(row, action, mover)
  },
})
