import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { isCustom } from '../cart/is-custom'
import { figuresOf, type LineFigures } from '../cart/line-figures'
import { offerFigures } from '../offers/offer-figures'
import { agreedLines, orderableLines } from '../offers/offer-order'
import type { checkoutDraft } from './checkout.table'
import { exchangeable, type ExchangedGift } from './exchanged-gift'

type Row = Pick<typeof checkoutDraft.$inferSelect, 'offerId' | 'lineIds' | 'orderIds' | 'direct'>

/** The one line of what goes around the cart. */
export const directId = '1'

export type DraftLines = {
  lines: LineFigures[]
  /** Of an accepted quotation, whose prices and freight hold, and from which nothing more is taken off. */
  agreed?: { id: string; offerNo: string; freight: Minor }
  /** A gift, which comes without freight and is paid with points. */
  gift?: ExchangedGift
}

/** Of custom goods nobody has named a price yet: they stay in the cart, to be quoted. */
const withoutPrice = (line: LineFigures): LineFigures =>
  isCustom(line) ? { ...line, invalidReason: line.invalidReason ?? 'unpriced' } : line

/** What a checkout is about: lines of the cart at today's prices, or of a quotation at its own. */
export async function draftLines(
  buyer: Buyer,
  { offerId, lineIds, orderIds, direct }: Row,
): Promise<DraftLines> {
  if (offerId) {
    const { offer, lines, freight } = await (orderIds ? agreedLines : orderableLines)(buyer, offerId)
    return { lines, agreed: { id: offer.id, offerNo: offer.offerNo, freight } }
  }
  if (direct?.giftId && !orderIds) {
    const gift = await exchangeable(buyer, direct.giftId, direct.quantity)
    return { lines: await offerFigures(buyer, [{ id: directId, ...direct, price: gift.cashPrice }]), gift }
  }
  if (direct) return { lines: await offerFigures(buyer, [{ id: directId, ...direct }]) }
  const ids = new Set(lineIds)
  return { lines: (await figuresOf(buyer)).filter(({ id }) => ids.has(id)).map(withoutPrice) }
}
