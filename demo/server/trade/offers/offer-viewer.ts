import { and, eq } from 'drizzle-orm'
import { mayDoWithOffer, offerActions, type OfferDeed } from '../../../../src/trade/offers/offer-machine'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound, stateChanged } from '../../core/refusal'
import { offer } from './offers.table'

export type OfferRow = typeof offer.$inferSelect

/** A company's quotations; of those a sub-account sees what it asked for itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, offer)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenOffer(id: string, viewer: Viewer): Promise<OfferRow> {
  const [found] = await db()
    .select()
    .from(offer)
    .where(and(eq(offer.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** The same for what is done without moving it. @throws Refusal 404, 409 */
export async function offerFor(deed: OfferDeed, id: string, viewer: Viewer): Promise<OfferRow> {
  const row = await seenOffer(id, viewer)
  if (!mayDoWithOffer(deed, row.state, 'buyer')) throw stateChanged()
  return row
}

/** Whether what was quoted still binds the platform. */
export const holds = ({ validTo }: Pick<OfferRow, 'validTo'>) => validTo !== null && validTo > clock.now()

/** An accepted quotation can be ordered once, as long as its prices hold. */
export const canBeOrdered = (row: OfferRow) =>
  row.state === offerState.code.accepted && !row.orderIds && holds(row)

/** Names of what its buyer may do with it now. */
export const actionsFor = (row: OfferRow): string[] =>
  offerActions(row.state, 'buyer').filter(
    (name) => (name !== 'order' || canBeOrdered(row)) && (name !== 'accept' || holds(row)),
  )
