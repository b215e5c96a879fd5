import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { saveFile } from '../../site/files/save-file'
import { confirmInvoice, invoiceTicket, withdrawInvoice, type InvoiceRow } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'

/**
 * Opens the buyer's steps for invoices.
 * @param changed reloads the visible data
 */
export function openInvoiceSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, take, bring } = openSteps(scope, invoiceMessages, changed)
  return {
    $busy,
    withdraw: (id: string) => take(id, () => call(withdrawInvoice, { path: { id } }), 'withdrawn'),
    confirm: (id: string) => take(id, () => call(confirmInvoice, { path: { id } }), 'confirmed'),
    /** Downloads the PDF with a one-time ticket. */
    download: ({ id, number }: Pick<InvoiceRow, 'id' | 'number'>) =>
      bring(id, async () => {
        const { url } = await call(invoiceTicket, { path: { id } })
        return saveFile(scope, url, `${number}.pdf`)
      }),
  }
}
export type InvoiceSteps = ReturnType<typeof openInvoiceSteps>
