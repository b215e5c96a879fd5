import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, tx } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { movePayOrder, openPayOrder } from '../../../demo/server/trade/payment/pay-orders'
import { payActions, payMachine, type PayAction, type PayActor } from '../../../src/words/pay-machine'
import { payOrderState } from '../../../src/words/pay-order-state'
import { bed } from './payment-bed'

beforeEach(() => bed.reset())

const actors: PayActor[] = ['buyer', 'platform', 'gateway', 'order']
const actions = Object.keys(payMachine) as PayAction[]

/** Expected table, written independently: state, action, actor, and next state. */
const allowed = [
  [0, 'release', 'order', 10],
  [10, 'debit', 'buyer', 40],
  [10, 'receive', 'gateway', 40],
  [30, 'receive', 'gateway', 40],
  [10, 'submitVoucher', 'buyer', 15],
  [30, 'submitVoucher', 'buyer', 15],
  [10, 'changeMethod', 'buyer', 10],
  [30, 'changeMethod', 'buyer', 10],
  [15, 'accept', 'platform', 20],
  [20, 'confirm', 'platform', 40],
  [15, 'reject', 'platform', 30],
  [20, 'reject', 'platform', 30],
] as const

describe('R102: a pay order moves along the table only', () => {
  test('allows exactly the actions of the table for every state and actor, and none once closed', async () => {
    for (const closedAt of [null, new Date(0)])
      for (const { code: state } of payOrderState.entries)
        for (const action of actions)
          for (const actor of actors) {
            const row = allowed.find(
              ([from, what, who]) => from === state && what === action && who === actor,
            )
            const wanted = closedAt ? undefined : row
            const { after, refused } = await bed.inside(async () => {
              const opening = {
                customerId: '10002',
                placedBy: '10002',
                siteId: '1001',
                purpose: 'order',
                state,
              } as const
              const opened = await openPayOrder({ ...opening, items: [{ refId: '1', amount: 100 }] })
              const expired = { ...opened, closedAt }
              const refusal = await tx(() => movePayOrder(expired, action, { actor })).then(
                () => undefined,
                (error: unknown) => (error instanceof Refusal ? error.code : error),
              )
              const [now] = await db().select().from(payOrder).where(eq(payOrder.id, opened.id))
              return { after: now?.state, refused: refusal }
            })
            const what = `${state} ${action} ${actor} ${closedAt ? 'closed' : 'open'}`
            expect(`${what}: ${after}`).toBe(`${what}: ${wanted?.[3] ?? state}`)
            if (!wanted) expect([403, 409]).toContain(refused)
            if (!closedAt) expect(payActions(state, actor).includes(action)).toBe(row !== undefined)
          }
  }, 60_000)
})
