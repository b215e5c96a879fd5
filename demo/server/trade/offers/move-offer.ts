import { eq } from 'drizzle-orm'
import {
  offerMachine,
  type OfferAction,
  type OfferActor,
  type OfferState,
} from '../../../../src/trade/offers/offer-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { tellOffer } from './offer-notices'
import type { OfferRow } from './offer-viewer'
import { offer } from './offers.table'

type Mover = { actor: OfferActor; actorId?: string; reason?: string }
type Kept = Partial<Pick<OfferRow, 'quoteNo' | 'validTo' | 'reason' | 'waitsSince'>>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which a quotation changes its state: along a row of the machine's table, once, with a line in the
 * audit log.
 * @param settle looks at the row that is held, and tells what changes with the state
 * @returns the new state
 * @throws Refusal 404, 409 when it is in no state that the action starts from
 */
export function moveOffer(
  offerId: string,
  action: OfferAction,
  mover: Mover,
  settle: (row: OfferRow) => Kept | Promise<Kept> = () => ({}),
): Promise<OfferState> {
  const { from, to, by } = offerMachine[action]
  return tx(async () => {
    if (!has<OfferActor>(by, mover.actor)) throw notPermitted()
    const [row] = await db().select().from(offer).where(eq(offer.id, offerId)).for('update')
    if (!row) throw notFound()
    if (!has<number>(from, row.state)) throw stateChanged()
    const kept = { waitsSince: null, ...(await settle(row)) }
    await db()
      .update(offer)
      .set({ ...kept, state: to, version: row.version + 1 })
      .where(eq(offer.id, offerId))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'offer',
      entityId: offerId,
      action,
      fromState: row.state,
      toState: to,
      reason: mover.reason ?? '',
    })
    await tellOffer(row, action)
    return to
  })
}
