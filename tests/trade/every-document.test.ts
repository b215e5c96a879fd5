import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, day } from '../../demo/server/core/business-time'
import { clock } from '../../demo/server/core/clock'
import { db } from '../../demo/server/core/db'
import { Refusal } from '../../demo/server/core/refusal'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { moveBond } from '../../demo/server/money/bonds/move-bond'
import { creditBill } from '../../demo/server/money/credit/credit.table'
import { moveBill } from '../../demo/server/money/credit/move-bill'
import { moveClaim } from '../../demo/server/money/reimbursement/move-claim'
import { expenseClaim } from '../../demo/server/money/reimbursement/reimbursement.table'
import { complaint } from '../../demo/server/trade/complaints/complaints.table'
import { moveComplaint } from '../../demo/server/trade/complaints/move-complaint'
import { contract } from '../../demo/server/trade/contracts/contracts.table'
import { moveContract } from '../../demo/server/trade/contracts/move-contract'
import { enquiry } from '../../demo/server/trade/enquiries/enquiries.table'
import { moveEnquiry } from '../../demo/server/trade/enquiries/move-enquiry'
import { moveOffer } from '../../demo/server/trade/offers/move-offer'
import { offer } from '../../demo/server/trade/offers/offers.table'
import type { Actor, Step } from '../../src/core/machine'
import { bondMachine } from '../../src/money/bonds/bond-machine'
import { bondState } from '../../src/money/bonds/bond-state'
import { billMachine } from '../../src/money/credit/bill-machine'
import { billState } from '../../src/money/credit/bill-state'
import { claimMachine } from '../../src/money/reimbursement/claim-machine'
import { claimState } from '../../src/money/reimbursement/claim-state'
import { complaintMachine } from '../../src/trade/complaints/complaint-machine'
import { complaintState } from '../../src/trade/complaints/complaint-state'
import { contractMachine } from '../../src/trade/contracts/contract-machine'
import { contractState } from '../../src/trade/contracts/contract-state'
import { enquiryMachine } from '../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../src/trade/enquiries/enquiry-state'
import { offerMachine } from '../../src/trade/offers/offer-machine'
import { offerState } from '../../src/trade/offers/offer-state'
import { bed } from './checkout/checkout-bed'

// What a step that is not open is refused with, for all kinds of documents alike, made from their machines. That the
// machines say the right thing is each room's own test.

const newId = () => crypto.randomUUID()
const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
const company = { customerId: '10002', placedBy: '10002' }
const contact = { contactName: '周岚', contactPhone: '13800001001' }

type Kind<State extends number, Name extends string, Who extends Actor> = {
  states: { entries: { code: State }[] }
  steps: Readonly<Record<Name, Step<State, Who>>>
  table: PgTable & { id: PgColumn; state: PgColumn }
  put: (id: string, state: State) => PromiseLike<unknown>
  move: (id: string, action: Name, by: { actor: Who }) => Promise<unknown>
}

/** Tries of one kind, with its own states, steps and actors. */
function tries<State extends number, Name extends string, Who extends Actor>(kind: Kind<State, Name, Who>) {
  const { states, steps, table, put, move } = kind
  const isName = (name: string): name is Name => Object.hasOwn(steps, name)
  const names = Object.keys(steps).filter(isName)
  const actors = [...new Set(names.flatMap((name) => steps[name].by))]
  const stateOf = async (id: string) =>
    (await db().select({ state: table.state }).from(table).where(eq(table.id, id)))[0]?.state
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )
  async function inState(state: State) {
    const id = newId()
    await put(id, state)
    return id
  }
  return {
    /** Every state, action and actor. @returns what is otherwise than the table says */
    alone: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const { code } of states.entries)
          for (const name of names)
            for (const actor of actors) {
              const { from, to, by } = steps[name]
              const wanted = !by.includes(actor) ? 403 : from.includes(code) ? 200 : 409
              const id = await inState(code)
              const told = await codeOf(move(id, name, { actor }))
              const now = await stateOf(id)
              if (told !== wanted || now !== (wanted === 200 ? to : code))
                faults.push({ code, name, actor, wanted, told, now })
            }
        return faults
      }),
    /** Each step twice at once: the second is stale, unless the first leads to where it is open. */
    stale: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const name of names) {
          const { from, to, by } = steps[name]
          const [first] = from
          const [actor] = by
          if (first === undefined || actor === undefined) continue
          const id = await inState(first)
          const twice = [move(id, name, { actor }), move(id, name, { actor })].map(codeOf)
          const told = (await Promise.all(twice)).map(Number).toSorted((a, b) => a - b)
          const wanted = [200, from.includes(to) ? 200 : 409]
          if (told.join() !== wanted.join()) faults.push({ name, told, wanted })
        }
        return faults
      }),
    /** Every step of one that is not there. */
    missing: () =>
      bed.inside(() =>
        Promise.all(
          names.flatMap((name) => steps[name].by.map((actor) => codeOf(move('0', name, { actor })))),
        ),
      ),
  }
}

const kinds = {
  quotation: tries({
    states: offerState,
    steps: offerMachine,
    table: offer,
    put: (id, state) =>
      db()
        .insert(offer)
        .values({ id, offerNo: id, state, ...whose, ...contact, waitsSince: clock.now() }),
    move: moveOffer,
  }),
  inquiry: tries({
    states: enquiryState,
    steps: enquiryMachine,
    table: enquiry,
    put: (id, state) =>
      db()
        .insert(enquiry)
        .values({
          id,
          enquiryNo: id,
          state,
          title: '备件',
          ...whose,
          ...contact,
          deadline: after(clock.now(), day),
        }),
    move: moveEnquiry,
  }),
  contract: tries({
    states: contractState,
    steps: contractMachine,
    table: contract,
    put: (id, state) =>
      db()
        .insert(contract)
        .values({ id, contractNo: id, state, title: '框架', months: 12, ...whose }),
    move: moveContract,
  }),
  complaint: tries({
    states: complaintState,
    steps: complaintMachine,
    table: complaint,
    put: (id, state) =>
      db()
        .insert(complaint)
        .values({
          id,
          complaintNo: id,
          state,
          type: 20,
          title: '慢',
          content: '发货慢',
          phone: '13800001001',
          ...company,
        }),
    move: moveComplaint,
  }),
  bond: tries({
    states: bondState,
    steps: bondMachine,
    table: bond,
    put: (id, state) =>
      db().insert(bond).values({
        id,
        bondNo: id,
        state,
        customerId: '10002',
        kind: 10,
        title: 'x',
        amount: 500,
        dueDate: '2026-12-31',
      }),
    move: moveBond,
  }),
  statement: tries({
    states: billState,
    steps: billMachine,
    table: creditBill,
    put: (id, state) =>
      db().insert(creditBill).values({
        id,
        customerId: id,
        month: '2026-10',
        state,
        amount: 500,
        dueDate: '2026-12-05',
        issuedAt: clock.now(),
      }),
    move: moveBill,
  }),
  claim: tries({
    states: claimState,
    steps: claimMachine,
    table: expenseClaim,
    put: (id, state) =>
      db()
        .insert(expenseClaim)
        .values({
          id,
          claimNo: id,
          state,
          ...company,
          title: 'x',
          kind: 10,
          amount: 300,
          spentOn: '2026-11-01',
          files: [],
        }),
    move: moveClaim,
  }),
}

beforeAll(() => bed.reset())

describe.each(Object.entries(kinds))('R102: a step of a %s', (_, kind) => {
  test(
    'is refused from a wrong state and by a wrong actor, and changes nothing',
    { timeout: 60_000 },
    async () => {
      expect(await kind.alone()).toEqual([])
    },
  )

  test('that was taken meanwhile is stale', async () => {
    expect(await kind.stale()).toEqual([])
  })

  test('of one that is not there is refused', async () => {
    expect(new Set(await kind.missing())).toEqual(new Set([404]))
  })
})
