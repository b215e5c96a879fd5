import { reviewState } from '../../account/company/review-state'
import { invoiceType } from '../../money/invoices/invoice-type'
import { typeOfTitle } from '../../money/invoices/title-kind'
import type { InvoiceWish } from './checkout.contract'

const facts = ['taxNo', 'bank', 'bankCard', 'regAddress', 'regPhone'] as const

/** `kind` is a code of `titleKind`, `reviewState` one of `reviewState`. */
type Title = { kind: number; title: string; reviewState: number } & Partial<
  Record<(typeof facts)[number], string>
>

/**
 * A kept title as what an order's invoice is to say.
 * @param certified special invoices are for certified companies
 * @returns nothing where it may not be used yet
 */
export function wishOf(title: Title, certified: boolean): InvoiceWish | undefined {
  const type = typeOfTitle(title.kind)
  const isSpecial = type === invoiceType.code.special
  if (title.reviewState !== reviewState.code.approved || (isSpecial && !certified)) return undefined
  const said = facts.filter((name) => title[name]).map((name) => [name, title[name]])
  return { type, title: title.title, ...Object.fromEntries(said) }
}
