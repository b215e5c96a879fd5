import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { saveFile } from '../../site/files/save-file'
import { confirmInvoice, invoiceTicket, withdrawInvoice, type InvoiceRow } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'

/**
 * What a buyer does with invoices. Failures are said by the client, and what is shown is asked for anew after them.
 * @param changed asks again for what is shown
 */
export function openInvoiceSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  /** Ids of those with which something is under way. */
  const $busy = atom<ReadonlySet<string>>(new Set())
  const mark = (id: string, on: boolean) => {
    const next = new Set($busy.get())
    if (on) next.add(id)
    else next.delete(id)
    $busy.set(next)
  }

  /** @returns whether it was done */
  async function run(id: string, work: () => Promise<unknown>): Promise<boolean> {
    if ($busy.get().has(id)) return false
    mark(id, true)
    const done = await work().then(
      () => true,
      () => false,
    )
    mark(id, false)
    return done
  }
  async function step(id: string, work: () => Promise<unknown>, said: 'withdrawn' | 'confirmed') {
    const done = await run(id, work)
    if (done) scope.notices.toast('success', speaker(invoiceMessages, scope.$locale.get())(said))
    changed()
    return done
  }

  return {
    $busy,
    withdraw: (id: string) => step(id, () => call(withdrawInvoice, { path: { id } }), 'withdrawn'),
    confirm: (id: string) => step(id, () => call(confirmInvoice, { path: { id } }), 'confirmed'),
    /** Has the browser fetch the PDF, by a ticket that is good for once. */
    download: ({ id, number }: Pick<InvoiceRow, 'id' | 'number'>) =>
      run(id, async () => {
        const { url } = await call(invoiceTicket, { path: { id } })
        await saveFile(scope, url, `${number}.pdf`)
      }),
  }
}
export type InvoiceSteps = ReturnType<typeof openInvoiceSteps>
