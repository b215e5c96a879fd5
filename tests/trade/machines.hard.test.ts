import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '../../demo/server/core/database/db'
import { Refusal } from '../../demo/server/core/http/refusal'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { moveBond, payBack } from '../../demo/server/money/bonds/move-bond'
import { creditBill } from '../../demo/server/money/credit/credit.table'
import { moveBill } from '../../demo/server/money/credit/move-bill'
import { moveClaim, payClaim } from '../../demo/server/money/reimbursement/move-claim'
import { expenseClaim } from '../../demo/server/money/reimbursement/reimbursement.table'
import { contract } from '../../demo/server/trade/contracts/contracts.table'
import { moveContract } from '../../demo/server/trade/contracts/move-contract'
import { enquiry } from '../../demo/server/trade/enquiries/enquiries.table'
import { moveEnquiry } from '../../demo/server/trade/enquiries/move-enquiry'
import { moveOffer } from '../../demo/server/trade/offers/move-offer'
import { offer } from '../../demo/server/trade/offers/offers.table'
import { moveOrder } from '../../demo/server/trade/orders/move-order'
import { orders } from '../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../demo/server/trade/orders/ship-order'
import { bondMachine } from '../../src/money/bonds/bond'
import { billMachine } from '../../src/money/credit/bill-machine'
import { claimMachine } from '../../src/money/reimbursement/claim'
import { contractMachine } from '../../src/trade/contracts/contract'
import { enquiryMachine } from '../../src/trade/enquiries/enquiry-machine'
import { offerMachine } from '../../src/trade/offers/offer-machine'
import { orderMachine } from '../../src/words/order-machine'
import { property, tally, timer } from '../hard/hard'
import { bed } from './checkout/checkout-bed'
import { inState } from './documents-in-state'
import { leastRow } from './try-every-step'
import { placed } from './orders/order-bed'
import { faults } from './payment/payment-bed'

/** Kind of document: its state machine, and its steps on the server. */
type Walk = {
  machine: Record<string, { from: readonly number[]; to: number; by: string | readonly string[] }>
  /** Creates a document in the initial state. @returns its id */
  make: () => Promise<string>
  /** Performs each step on the server as any actor. */
  steps: Record<string, (id: string, actor: string) => Promise<unknown>>
  table: PgTable & { id: PgColumn; state: PgColumn }
}

/** Returns steps that only change the state. */
function plain<Action extends string, Actor extends string>(
  machine: Readonly<Record<Action, { by: string | readonly string[] }>>,
  actors: readonly Actor[],
  move: (id: string, action: Action, mover: { actor: Actor }) => Promise<unknown>,
): Walk['steps'] {
  const isAction = (name: string): name is Action => Object.hasOwn(machine, name)
  return Object.fromEntries(
    Object.keys(machine)
      .filter(isAction)
      .map((action) => [
        action,
        (id: string, wanted: string) => {
          const actor = actors.find((one) => one === wanted)
          return actor ? move(id, action, { actor }) : Promise.reject(new Refusal(403, ['', '']))
        },
      ]),
  )
}

const everybody = ['buyer', 'platform', 'gateway', 'timer'] as const
const [buyers, alone] = [['buyer', 'platform', 'timer'] as const, ['buyer', 'platform'] as const]
const asPlatform = (actor: string, step: () => Promise<unknown>) =>
  actor === 'platform' ? step() : Promise.reject(new Refusal(403, ['', '']))
const parcel = { company: '迅安物流', trackingNo: 'XA1' }

const { endRest: _, refundAll: __, ...ownSteps } = orderMachine

const walks: Record<string, Walk> = {
  'an order': {
    machine: ownSteps,
    make: async () => (await placed('retail', [99, 2])).id,
    steps: {
      ...plain(orderMachine, everybody, moveOrder),
      shipPart: (id, actor) => asPlatform(actor, () => shipOrder(id, { ...parcel, pieces: [1, 0] })),
      shipRest: (id, actor) => asPlatform(actor, () => shipOrder(id, parcel)),
    },
    table: orders,
  },
  'a quotation': {
    machine: offerMachine,
    make: () => bed.inside(() => inState.offer(10)),
    steps: plain(offerMachine, buyers, moveOffer),
    table: offer,
  },
  'an inquiry': {
    machine: enquiryMachine,
    make: () => bed.inside(() => inState.enquiry(10)),
    steps: plain(enquiryMachine, buyers, moveEnquiry),
    table: enquiry,
  },
  'a contract': {
    machine: contractMachine,
    make: () => bed.inside(() => inState.contract(10)),
    steps: plain(contractMachine, buyers, moveContract),
    table: contract,
  },
  'a bond': {
    machine: bondMachine,
    make: () => bed.inside(() => leastRow(bond, { state: 10 })),
    steps: {
      ...plain(bondMachine, ['buyer', 'platform', 'gateway'], moveBond),
      refund: (id, actor) => asPlatform(actor, () => payBack(id)),
    },
    table: bond,
  },
  'a statement': {
    machine: billMachine,
    make: () => bed.inside(() => inState.statement(10)),
    steps: plain(billMachine, buyers, moveBill),
    table: creditBill,
  },
  'an expense claim': {
    machine: claimMachine,
    make: () => bed.inside(() => leastRow(expenseClaim, { state: 10 })),
    steps: {
      ...plain(claimMachine, alone, moveClaim),
      pay: (id, actor) => asPlatform(actor, () => payClaim(id)),
    },
    table: expenseClaim,
  },
}

describe.each(Object.entries(walks))('R102: random actions on %s', (name, walk) => {
  const { machine, make, steps, table } = walk
  const step = fc.tuple(fc.constantFrom(...Object.keys(machine)), fc.constantFrom(...everybody))

  test('move along the table only and keep all sums correct', async () => {
    await bed.reset()
    let [walks, taken] = [0, 0]
    const timeIsLeft = timer()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (wanted) => {
        if (!timeIsLeft()) return
        // Resets before the stock is used up.
        if (++walks % 100 === 0) await bed.reset()
        const id = await make()
        const stateOf = async () => {
          const [row] = await bed.inside(() =>
            db().select({ state: table.state }).from(table).where(eq(table.id, id)),
          )
          return row?.state
        }
        let state = await stateOf()
        for (const [action, actor] of wanted) {
          const { from, to, by } = machine[action] ?? { from: [], to: 0, by: [] }
          const allowed = from.some((one) => one === state) && [by].flat().includes(actor)
          const done = await bed
            .inside(() => steps[action]?.(id, actor) ?? Promise.resolve())
            .then(
              () => true,
              (error: unknown) => {
                if (error instanceof Refusal) return false
                throw error
              },
            )
          const now = await stateOf()
          const what = `${String(state)} ${action} ${actor}`
          expect([what, done, now]).toEqual([what, allowed, allowed ? to : state])
          state = now
          taken += 1
        }
        expect(await faults()).toEqual([])
      }),
      property(300),
    )
    tally({ what: `random steps of ${name}`, inputs: taken, lost: 0 })
  })
})
