import { isCallError } from '../../core/call-error'
import type { Scope } from '../../core/scope'
import { listTitles } from '../../money/invoices/invoice-titles.contract'
import type { InvoiceWish } from './checkout.contract'
import { wishOf } from './title-wish'

/** What the company keeps to have invoices made out to, asked for when somebody needs it, once. */
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
    /** Those that may be used for a kind of invoice, the default one first. @param type a code of `invoiceType` */
    for: async (type: number) => (await (asked ??= ask())).filter((wish) => wish.type === type),
  }
}

export type KeptTitlesStore = ReturnType<typeof openKeptTitles>
