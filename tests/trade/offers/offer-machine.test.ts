import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { moveOffer } from '../../../demo/server/trade/offers/move-offer'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { offerActions, offerMachine, type OfferState } from '../../../src/trade/offers/offer-machine'
import { offerState } from '../../../src/trade/offers/offer-state'
import { walkMachine } from '../machine-walk'
import { bed } from './offer-bed'

beforeEach(() => bed.reset())

async function offerIn(state: OfferState): Promise<string> {
  const id = crypto.randomUUID()
  const form = { contactName: '周岚', contactPhone: '13800001001', waitsSince: clock.now() }
  const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
  await db()
    .insert(offer)
    .values({ id, offerNo: id, state, ...whose, ...form })
  return id
}

describe('R102: a quotation moves along the table only', () => {
  walkMachine({
    states: offerState.entries.map(({ code }) => code),
    machine: offerMachine,
    actors: ['buyer', 'platform', 'timer'],
    ways: [
      [10, 'quote', 'platform', 20],
      [10, 'withdraw', 'buyer', 90],
      [20, 'askAgain', 'buyer', 10],
      [30, 'askAgain', 'buyer', 10],
      [20, 'accept', 'buyer', 30],
      [20, 'decline', 'buyer', 40],
      [20, 'expire', 'timer', 50],
    ],
    put: offerIn,
    move: (id, action, actor) => moveOffer(id, action, { actor }),
    stateOf: async (id) => (await db().select().from(offer).where(eq(offer.id, id)))[0]?.state,
    offered: offerActions,
  })

  test('one of three concurrent actions succeeds', async () => {
    const id = await bed.inside(() => offerIn(20))
    const both = await bed.inside(() =>
      Promise.allSettled([
        moveOffer(id, 'accept', { actor: 'buyer' }),
        moveOffer(id, 'decline', { actor: 'buyer' }),
        moveOffer(id, 'expire', { actor: 'timer' }),
      ]),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
