import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { mover } from '../../demo/server/core/documents/move'
import { Refusal } from '../../demo/server/core/http/refusal'
import { heldOffer } from '../../demo/server/trade/offers/offer-viewer'
import { offer } from '../../demo/server/trade/offers/offers.table'
import { offerMachine } from '../../src/trade/offers/offer-machine'
import { bed } from '../trade/offers/offer-bed'

beforeEach(() => bed.reset())

const rules = {
  entity: 'tried',
  hold: heldOffer,
  stateOf: ({ state }: typeof offer.$inferSelect) => state,
  moved: (state: (typeof offer.$inferSelect)['state']) => ({ state, reason: '' }),
}
const move = mover(offer, offerMachine, rules)

async function quoted(): Promise<string> {
  const id = crypto.randomUUID()
  const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
  const form = { contactName: '周岚', contactPhone: '13800001001', waitsSince: clock.now() }
  await bed.inside(() =>
    db()
      .insert(offer)
      .values({ id, offerNo: id, state: 20, ...whose, ...form }),
  )
  return id
}
const rowOf = async (id: string) =>
  (await bed.inside(() => db().select().from(offer).where(eq(offer.id, id))))[0]
const linesOf = (id: string) =>
  bed.inside(() =>
    db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'tried'), eq(auditLog.entityId, id))),
  )
const codeOf = (work: () => Promise<unknown>) =>
  bed.inside(work).then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

describe('a transition of a document', () => {
  test('changes the state, the version and extra columns, and writes the audit log', async () => {
    const id = await quoted()
    const by = { actor: 'buyer', actorId: '10002', reason: '太贵' } as const
    expect(await bed.inside(() => move(id, 'decline', by, ({ offerNo }) => ({ reason: offerNo })))).toBe(40)
    expect(await rowOf(id)).toMatchObject({ state: 40, version: 2, reason: id })
    expect(await linesOf(id)).toMatchObject([
      { actorType: 'buyer', actorId: '10002', action: 'decline', fromState: 20, toState: 40, reason: '太贵' },
    ])
  })

  test('refuses other actors, other states and unknown documents', async () => {
    const id = await quoted()
    expect(await codeOf(() => move(id, 'accept', { actor: 'platform' }))).toBe(403)
    expect(await codeOf(() => move(id, 'quote', { actor: 'platform' }))).toBe(409)
    expect(await codeOf(() => move('0', 'accept', { actor: 'buyer' }))).toBe(404)
    expect(await rowOf(id)).toMatchObject({ state: 20, version: 1 })
    expect(await linesOf(id)).toEqual([])
  })

  test('is rolled back if its callback or its follow-up fails', async () => {
    const id = await quoted()
    const fails = () => {
      throw new Refusal(422, ['x', 'x'])
    }
    expect(await codeOf(() => move(id, 'accept', { actor: 'buyer' }, fails))).toBe(422)
    const followed = mover(offer, offerMachine, { ...rules, after: async () => fails() })
    expect(await codeOf(() => followed(id, 'accept', { actor: 'buyer' }))).toBe(422)
    expect(await rowOf(id)).toMatchObject({ state: 20, version: 1 })
    expect(await linesOf(id)).toEqual([])
  })

  test('is refused with 409 for an unfitting kind of document', async () => {
    const id = await quoted()
    const fitting = mover(offer, offerMachine, { ...rules, fits: (action) => action !== 'accept' })
    expect(await codeOf(() => fitting(id, 'accept', { actor: 'buyer' }))).toBe(409)
    expect(await codeOf(() => fitting(id, 'decline', { actor: 'buyer' }))).toBe(200)
  })

  test('answers with the final state of the document', async () => {
    const id = await quoted()
    const going = mover(offer, offerMachine, {
      ...rules,
      after: async ({ id: same }, action) =>
        action === 'askAgain' ? move(same, 'withdraw', { actor: 'buyer' }) : undefined,
    })
    expect(await bed.inside(() => going(id, 'askAgain', { actor: 'buyer' }))).toBe(90)
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['askAgain', 'withdraw'])
  })
})
