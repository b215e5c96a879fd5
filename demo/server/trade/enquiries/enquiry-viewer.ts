import { and, eq } from 'drizzle-orm'
import {
  enquiryActions,
  mayDoWithEnquiry,
  type EnquiryDeed,
} from '../../../../src/trade/enquiries/enquiry-machine'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound, stateChanged } from '../../core/refusal'
import { canBeOrdered, holds, type OfferRow } from '../offers/offer-viewer'
import { enquiry } from './enquiries.table'

export type EnquiryRow = typeof enquiry.$inferSelect

/** A company's inquiries; of those a sub-account sees what it asked for itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, enquiry)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenEnquiry(id: string, viewer: Viewer): Promise<EnquiryRow> {
  const [found] = await db()
    .select()
    .from(enquiry)
    .where(and(eq(enquiry.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** The same for what is done without moving it. @throws Refusal 404, 409 */
export async function enquiryFor(deed: EnquiryDeed, id: string, viewer: Viewer): Promise<EnquiryRow> {
  const row = await seenEnquiry(id, viewer)
  if (!mayDoWithEnquiry(deed, row.state, 'buyer')) throw stateChanged()
  return row
}

/**
 * Names of what its buyer may do with it now.
 * @param offer the quotation that it was awarded as
 * @param answers whether any answer can be accepted
 */
export const actionsFor = (row: EnquiryRow, offer: OfferRow | undefined, answers: boolean): string[] =>
  enquiryActions(row.state, 'buyer').filter((name) => {
    if (name === 'award') return answers
    if (name === 'order') return offer !== undefined && canBeOrdered(offer)
    return name !== 'toCart' || (offer !== undefined && holds(offer))
  })
