import { eq } from 'drizzle-orm'
import { invoiceMachine } from '../../../../src/money/invoices/invoice-machine'
import { db } from '../../core/database/db'
import { mover } from '../../core/documents/move'
import { holdAfterFunds } from '../accounts/account-rows'
import { tellInvoice } from './invoice-reminders'
import { invoice, invoiceItem } from './invoices.table'
import { syncOrders } from './left-to-invoice'

export const itemsOf = (invoiceId: string) =>
  db().select().from(invoiceItem).where(eq(invoiceItem.invoiceId, invoiceId)).orderBy(invoiceItem.id)

const hold = holdAfterFunds((id: string) => db().select().from(invoice).where(eq(invoice.id, id)))

/** Moves an invoice, with what it means for its orders. */
export const moveInvoice = mover(invoice, invoiceMachine, {
  entity: 'invoice',
  hold,
  stateOf: ({ status }) => status,
  moved: (status) => ({ status }),
  async after(row, action, mover) {
    await syncOrders((await itemsOf(row.id)).map(({ orderId }) => orderId))
    await tellInvoice(row, action, mover)
  },
})
