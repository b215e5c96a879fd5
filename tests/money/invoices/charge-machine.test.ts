import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { moveCharge } from '../../../demo/server/money/invoices/charges'
import { invoiceCharge } from '../../../demo/server/money/invoices/invoices.table'
import {
  chargeMachine,
  type ChargeAction,
  type ChargeState,
} from '../../../src/money/invoices/charge-machine'
import { chargeState } from '../../../src/money/invoices/charge-state'
import { bed } from './invoice-bed'

beforeEach(() => bed.reset())

const actions = Object.keys(chargeMachine) as ChargeAction[]

/** Expected transitions, written independently: state, action, next state. */
const ways = [
  [10, 'settle', 20],
  [10, 'drop', 30],
  [20, 'giveBack', 40],
] as const

async function chargeIn(state: ChargeState) {
  const id = crypto.randomUUID()
  const whose = { customerId: '10001', placedBy: '10004', invoiceId: '1' }
  const [row] = await db()
    .insert(invoiceCharge)
    .values({ id, state, kind: 10, amount: 850, ...whose })
    .returning()
  if (!row) throw new Error('no charge')
  return row
}

describe('R102: an invoice charge moves along the table only', () => {
  test('allows exactly the actions of the table in every state', async () => {
    for (const { code } of chargeState.entries)
      for (const action of actions) {
        const way = ways.find(([from, what]) => from === code && what === action)
        const { now, refused } = await bed.inside(async () => {
          const charge = await chargeIn(code)
          const refusal = await moveCharge(charge.id, action, { actor: chargeMachine[action].by[0] }).then(
            () => 200,
            (error: { code?: number }) => error.code,
          )
          const [row] = await db().select().from(invoiceCharge).where(eq(invoiceCharge.id, charge.id))
          return { now: row?.state, refused: refusal }
        })
        expect([code, action, refused, now]).toEqual([code, action, way ? 200 : 409, way?.[2] ?? code])
      }
  })
})
