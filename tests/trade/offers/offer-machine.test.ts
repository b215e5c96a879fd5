import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../../demo/server/core/clock'
import { db } from '../../../demo/server/core/db'
import { Refusal } from '../../../demo/server/core/refusal'
import { moveOffer } from '../../../demo/server/trade/offers/move-offer'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import {
  offerActions,
  offerMachine,
  type OfferAction,
  type OfferActor,
  type OfferState,
} from '../../../src/trade/offers/offer-machine'
import { offerState } from '../../../src/trade/offers/offer-state'
import { bed } from './offer-bed'

beforeEach(() => bed.reset())

const actors: OfferActor[] = ['buyer', 'platform', 'timer']
const actions = Object.keys(offerMachine) as OfferAction[]

/** What the table must say, written down apart from it: state, action, who, and where it leads. */
const allowed = [
  [10, 'quote', 'platform', 20],
  [10, 'withdraw', 'buyer', 90],
  [20, 'askAgain', 'buyer', 10],
  [20, 'accept', 'buyer', 30],
  [20, 'decline', 'buyer', 40],
  [20, 'expire', 'timer', 50],
] as const

async function offerIn(state: OfferState): Promise<string> {
  const id = crypto.randomUUID()
  const said = { contactName: '周岚', contactPhone: '13800001001', waitsSince: clock.now() }
  const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
  await db()
    .insert(offer)
    .values({ id, offerNo: id, state, ...whose, ...said })
  return id
}

describe('R102: a quotation moves along the table alone', () => {
  test('every state, action and actor', async () => {
    for (const { code } of offerState.entries)
      for (const action of actions)
        for (const actor of actors) {
          const row = allowed.find(([from, what, who]) => from === code && what === action && who === actor)
          const { state, refused } = await bed.inside(async () => {
            const id = await offerIn(code)
            const refusal = await moveOffer(id, action, { actor }).then(
              () => undefined,
              (error: unknown) => (error instanceof Refusal ? error.code : error),
            )
            const [after] = await db().select().from(offer).where(eq(offer.id, id))
            return { state: after?.state, refused: refusal }
          })
          const what = `${code} ${action} ${actor}`
          expect(`${what}: ${state}`).toBe(`${what}: ${row?.[3] ?? code}`)
          if (!row) expect([403, 409]).toContain(refused)
          expect(offerActions(code, actor).includes(action)).toBe(row !== undefined)
        }
  })

  test('of two words at once one counts', async () => {
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
