import { enquiryActions } from '../../../../src/trade/enquiries/enquiry-machine'
import { db } from '../../core/database/db'
import { listedDocuments } from '../../core/documents/documents'
import { canBeOrdered, holds, type OfferRow } from '../offers/offer-viewer'
import { enquiry } from './enquiries.table'

export type EnquiryRow = typeof enquiry.$inferSelect

export const {
  seen: seenEnquiry,
  lock: heldEnquiry,
  page: pageOfEnquiries,
  shown: shownEnquiry,
} = listedDocuments(enquiry, (where) => db().select().from(enquiry).where(where))

/**
 * Returns the actions that the buyer may currently take.
 * @param offer quotation created from the award
 * @param answers whether any quote can be accepted
 */
export const actionsFor = (row: EnquiryRow, offer: OfferRow | undefined, answers: boolean): string[] =>
  enquiryActions(row.state, 'buyer').filter((name) => {
    if (name === 'award') return answers
    if (name === 'order') return offer !== undefined && canBeOrdered(offer)
    return name !== 'toCart' || (offer !== undefined && holds(offer))
  })
