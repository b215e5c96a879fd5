import { reviewState } from '../../words/review-state'
import { invoiceType } from '../../money/invoices/invoice-type'
import { typeOfTitle } from '../../money/invoices/title-kind'
import type { InvoiceWish } from './checkout.contract'

const facts = ['taxNo', 'bank', 'bankCard', 'regAddress', 'regPhone'] as const

/** Invoice title. `kind` is a code of `titleKind`, `reviewState` a code of `reviewState`. */
type Title = { kind: number; title: string; reviewState: number } & Partial<
  Record<(typeof facts)[number], string>
>

/**
 * Converts a stored title to the invoice data of an order.
 * @param certified whether the company is certified, which special invoices require
 * @returns undefined if the title cannot be used yet
 */
export function wishOf(title: Title, certified: boolean): InvoiceWish | undefined {
  const type = typeOfTitle(title.kind)
  const isSpecial = type === invoiceType.code.special
  if (title.reviewState !== reviewState.code.approved || (isSpecial && !certified)) return undefined
  const filled = facts.filter((name) => title[name]).map((name) => [name, title[name]])
  return { type, title: title.title, ...Object.fromEntries(filled) }
}
