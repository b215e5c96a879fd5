import { offerActions } from '../../../../src/trade/offers/offer-machine'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { listedDocuments } from '../../core/documents/documents'
import { offer } from './offers.table'

export type OfferRow = typeof offer.$inferSelect

export const {
  seenBy,
  seen: seenOffer,
  lock: heldOffer,
  page: pageOfOffers,
  shown: shownOffer,
} = listedDocuments(offer, (where) => db().select().from(offer).where(where))

/** Returns whether the quote is still valid. */
export const holds = ({ validTo }: Pick<OfferRow, 'validTo'>) => validTo !== null && validTo > clock.now()

/** Returns whether an accepted quotation can be ordered: once, while its prices are valid. */
export const canBeOrdered = (row: OfferRow) =>
  row.state === offerState.code.accepted && !row.orderIds && holds(row)

/** Returns the actions that the buyer may currently take. None once it was ordered. */
export const actionsFor = (row: OfferRow): string[] =>
  row.orderIds
    ? []
    : offerActions(row.state, 'buyer').filter(
        (name) => (name !== 'order' || canBeOrdered(row)) && (name !== 'accept' || holds(row)),
      )
