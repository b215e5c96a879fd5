import { eq } from 'drizzle-orm'
import { mayDoWithOffer } from '../../../../src/trade/offers/offer-machine'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { db, tx } from '../../core/database/db'
import { notFound, stateChanged } from '../../core/http/refusal'
import { tellOffer } from './offer-reminders'
import { heldOffer } from './offer-viewer'
import { offer } from './offers.table'
import { say } from './say'

/** Adds the platform's message. A quotation that waits for a quote keeps waiting. @throws Refusal 404, 409 */
export function answerOffer(offerId: string, text: string) {
  return tx(async () => {
    const row = await heldOffer(offerId)
    if (!row) throw notFound()
    if (!mayDoWithOffer('message', row.state, 'platform')) throw stateChanged()
    await say(offerId, 'platform', { text })
    if (row.state !== offerState.code.toBeQuoted)
      await db().update(offer).set({ waitsSince: null }).where(eq(offer.id, offerId))
    await tellOffer(row, 'answer')
  })
}
