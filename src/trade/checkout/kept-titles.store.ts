import { isCallError } from '../../core/api/call-error'
import type { Scope } from '../../core/host/scope'
import { listTitles } from '../../money/invoices/invoice-titles.contract'
import type { InvoiceWish } from './checkout.contract'
import { wishOf } from './title-wish'

/** Opens the company's stored invoice titles. They load once, on first use. */
export function openKeptTitles(scope: Scope, certified: boolean) {
  let asked: Promise<InvoiceWish[]> | undefined

  async function ask(): Promise<InvoiceWish[]> {
    try {
      const titles = await scope.call(listTitles, {}, { quiet: true })
      return titles.flatMap((title) => wishOf(title, certified) ?? [])
    } catch (error) {
      if (!isCallError(error)) throw error
      asked = undefined
      return []
    }
  }
  return {
    /**
     * Returns the titles usable for an invoice type, the default title first.
     * @param type code of `invoiceType`
     */
    for: async (type: number) => (await (asked ??= ask())).filter((wish) => wish.type === type),
  }
}

export type KeptTitlesStore = ReturnType<typeof openKeptTitles>
