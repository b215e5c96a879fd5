import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { isCustom } from '../cart/is-custom'
import { figuresOf, type LineFigures } from '../cart/line-figures'
import { offerFigures } from '../offers/offer-figures'
import { agreedLines, orderableLines } from '../offers/offer-order'
import type { checkoutDraft } from './checkout.table'
import { exchangeable, type ExchangedGift } from './exchanged-gift'

type Row = Pick<typeof checkoutDraft.$inferSelect, 'offerId' | 'lineIds' | 'orderIds' | 'direct'>

/** Id of the single line without cart. */
export const directId = '1'

export type DraftLines = {
  lines: LineFigures[]
  /** Accepted quotation: its prices and freight hold, and no reductions apply. */
  agreed?: { id: string; offerNo: string; freight: Minor }
  /** Gift without freight, paid with points. */
  gift?: ExchangedGift
}

/** Custom goods without price stay in the cart to be quoted. */
const withoutPrice = (line: LineFigures): LineFigures =>
  isCustom(line) ? { ...line, invalidReason: line.invalidReason ?? 'unpriced' } : line

/** Returns the lines of a checkout: of the cart at current prices, or of a quotation. */
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
