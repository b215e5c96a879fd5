import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { figuresOf, type LineFigures } from '../cart/line-figures'
import { agreedLines, orderableLines } from '../offers/offer-order'
import type { checkoutDraft } from './checkout.table'

type Row = Pick<typeof checkoutDraft.$inferSelect, 'offerId' | 'lineIds' | 'orderIds'>

export type DraftLines = {
  lines: LineFigures[]
  /** Of an accepted quotation, whose prices and freight hold, and from which nothing more is taken off. */
  agreed?: { id: string; offerNo: string; freight: Minor }
}

/** What a checkout is about: lines of the cart at today's prices, or of a quotation at its own. */
export async function draftLines(buyer: Buyer, { offerId, lineIds, orderIds }: Row): Promise<DraftLines> {
  if (offerId) {
    const { offer, lines, freight } = await (orderIds ? agreedLines : orderableLines)(buyer, offerId)
    return { lines, agreed: { id: offer.id, offerNo: offer.offerNo, freight } }
  }
  const ids = new Set(lineIds)
  return { lines: (await figuresOf(buyer)).filter(({ id }) => ids.has(id)) }
}
