import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveComment } from '../../demo/server/catalogue/reviews/move-comment'
import { orderComment } from '../../demo/server/catalogue/reviews/reviews.table'
import { db } from '../../demo/server/core/db'
import { Refusal } from '../../demo/server/core/refusal'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { moveBond } from '../../demo/server/money/bonds/move-bond'
import { creditBill } from '../../demo/server/money/credit/credit.table'
import { moveBill } from '../../demo/server/money/credit/move-bill'
import { depositWithdraw } from '../../demo/server/money/deposit/deposit.table'
import { moveWithdrawal } from '../../demo/server/money/deposit/move-withdrawal'
import { moveCharge } from '../../demo/server/money/invoices/charges'
import { invoiceTitle } from '../../demo/server/money/invoices/invoice-papers.table'
import { moveTitle } from '../../demo/server/money/invoices/invoice-titles.desk'
import { invoice, invoiceCharge } from '../../demo/server/money/invoices/invoices.table'
import { moveInvoice } from '../../demo/server/money/invoices/move-invoice'
import { moveClaim } from '../../demo/server/money/reimbursement/move-claim'
import { expenseClaim } from '../../demo/server/money/reimbursement/reimbursement.table'
import { afterSale } from '../../demo/server/trade/after-sales/after-sales.table'
import { moveAfterSale } from '../../demo/server/trade/after-sales/move-after-sale'
import { complaint } from '../../demo/server/trade/complaints/complaints.table'
import { moveComplaint } from '../../demo/server/trade/complaints/move-complaint'
import { contract } from '../../demo/server/trade/contracts/contracts.table'
import { moveContract } from '../../demo/server/trade/contracts/move-contract'
import { enquiry } from '../../demo/server/trade/enquiries/enquiries.table'
import { moveEnquiry } from '../../demo/server/trade/enquiries/move-enquiry'
import { moveOffer } from '../../demo/server/trade/offers/move-offer'
import { offer } from '../../demo/server/trade/offers/offers.table'
import { moveOrder } from '../../demo/server/trade/orders/move-order'
import { orders } from '../../demo/server/trade/orders/orders.table'
import { movePayOrder } from '../../demo/server/trade/payment/pay-orders'
import { payOrder } from '../../demo/server/trade/payment/payment.table'
import { reviewMachine } from '../../src/account/company/review-machine'
import { reviewState } from '../../src/account/company/review-state'
import { commentMachine } from '../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../src/catalogue/reviews/comment-state'
import type { Actor, Step } from '../../src/core/machine'
import { bondMachine } from '../../src/money/bonds/bond-machine'
import { bondState } from '../../src/money/bonds/bond-state'
import { billMachine } from '../../src/money/credit/bill-machine'
import { billState } from '../../src/money/credit/bill-state'
import { withdrawalMachine } from '../../src/money/deposit/withdrawal-machine'
import { chargeMachine } from '../../src/money/invoices/charge-machine'
import { chargeState } from '../../src/money/invoices/charge-state'
import { invoiceMachine } from '../../src/money/invoices/invoice-machine'
import { invoiceState } from '../../src/money/invoices/invoice-state'
import { claimMachine } from '../../src/money/reimbursement/claim-machine'
import { claimState } from '../../src/money/reimbursement/claim-state'
import { afterSalesMachine, fits } from '../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../src/trade/after-sales/return-state'
import { complaintMachine } from '../../src/trade/complaints/complaint-machine'
import { complaintState } from '../../src/trade/complaints/complaint-state'
import { contractMachine } from '../../src/trade/contracts/contract-machine'
import { contractState } from '../../src/trade/contracts/contract-state'
import { enquiryMachine } from '../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../src/trade/enquiries/enquiry-state'
import { offerMachine } from '../../src/trade/offers/offer-machine'
import { offerState } from '../../src/trade/offers/offer-state'
import { orderMachine } from '../../src/trade/orders/order-machine'
import { orderState } from '../../src/trade/orders/order-state'
import { payMachine } from '../../src/trade/payment/pay-machine'
import { payOrderState } from '../../src/trade/payment/pay-order-state'
import { bed } from './checkout/checkout-bed'
import { inState } from './documents-in-state'

// What a step that is not open is refused with, for all kinds of documents alike, made from their machines. That the
// machines say the right thing is each room's own test.

type Kind<State extends number, Name extends string, Who extends Actor> = {
  states: { entries: { code: State }[] }
  steps: Readonly<Record<Name, Step<State, Who>>>
  table: PgTable & { id: PgColumn }
  /** Its column of the state. */
  column: PgColumn
  put: (state: State) => Promise<string>
  move: (id: string, action: Name, by: { actor: Who }) => Promise<unknown>
  /** Whether a step is for what is put; without it every step is. */
  isFor?: (name: Name) => boolean
  /** Steps that another one follows by itself. */
  follows?: Partial<Record<NoInfer<Name>, NoInfer<Name>>>
}

/** Tries of one kind, with its own states, steps and actors. */
function tries<State extends number, Name extends string, Who extends Actor>(kind: Kind<State, Name, Who>) {
  const { states, steps, table, column, put, move, isFor = () => true } = kind
  const follows: Partial<Record<Name, Name>> = kind.follows ?? {}
  const isName = (name: string): name is Name => Object.hasOwn(steps, name)
  const names = Object.keys(steps).filter(isName)
  const actors = [...new Set(names.flatMap((name) => steps[name].by))]
  const stateOf = async (id: string) =>
    (await db().select({ state: column }).from(table).where(eq(table.id, id)))[0]?.state
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )
  const endOf = (name: Name): State => steps[follows[name] ?? name].to
  return {
    /** Every state, action and actor. @returns what is otherwise than the table says */
    alone: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const { code } of states.entries) {
          // What is refused changes nothing: one serves for all of it.
          const untouched = await put(code)
          for (const name of names)
            for (const actor of actors) {
              const { from, by } = steps[name]
              const wanted = !by.includes(actor) ? 403 : from.includes(code) && isFor(name) ? 200 : 409
              const id = wanted === 200 ? await put(code) : untouched
              const told = await codeOf(move(id, name, { actor }))
              const now = wanted === 200 ? await stateOf(id) : undefined
              if (told !== wanted || (now !== undefined && now !== endOf(name)))
                faults.push({ code, name, actor, wanted, told, now })
            }
          const now = await stateOf(untouched)
          if (now !== code) faults.push({ code, now })
        }
        return faults
      }),
    /** Each step twice at once: the second is stale, unless the first leads to where it is open. */
    stale: () =>
      bed.inside(async () => {
        const faults: unknown[] = []
        for (const name of names.filter(isFor)) {
          const { from, by } = steps[name]
          const [first] = from
          const [actor] = by
          if (first === undefined || actor === undefined) continue
          const id = await put(first)
          const twice = [move(id, name, { actor }), move(id, name, { actor })].map(codeOf)
          const told = (await Promise.all(twice)).map(Number).toSorted((a, b) => a - b)
          const wanted = [200, from.includes(endOf(name)) ? 200 : 409]
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
  order: tries({
    states: orderState,
    steps: orderMachine,
    table: orders,
    column: orders.state,
    put: inState.order,
    move: moveOrder,
  }),
  quotation: tries({
    states: offerState,
    steps: offerMachine,
    table: offer,
    column: offer.state,
    put: inState.offer,
    move: moveOffer,
  }),
  inquiry: tries({
    states: enquiryState,
    steps: enquiryMachine,
    table: enquiry,
    column: enquiry.state,
    put: inState.enquiry,
    move: moveEnquiry,
  }),
  contract: tries({
    states: contractState,
    steps: contractMachine,
    table: contract,
    column: contract.state,
    put: inState.contract,
    move: moveContract,
  }),
  complaint: tries({
    states: complaintState,
    steps: complaintMachine,
    table: complaint,
    column: complaint.state,
    put: inState.complaint,
    move: moveComplaint,
  }),
  return: tries({
    states: returnState,
    steps: afterSalesMachine,
    table: afterSale,
    column: afterSale.returnState,
    put: inState.return,
    move: moveAfterSale,
    isFor: (name) => fits(name, { rightType: 30, returnMethod: 20 }),
    follows: { refund: 'finish', confirm: 'finish' },
  }),
  'pay order': tries({
    states: payOrderState,
    steps: payMachine,
    table: payOrder,
    column: payOrder.state,
    put: inState.payOrder,
    move: (id, action, by) => movePayOrder({ id, closedAt: null }, action, by),
  }),
  review: tries({
    states: commentState,
    steps: commentMachine,
    table: orderComment,
    column: orderComment.state,
    put: inState.review,
    move: moveComment,
  }),
  'title that is reviewed': tries({
    states: reviewState,
    steps: reviewMachine,
    table: invoiceTitle,
    column: invoiceTitle.reviewState,
    put: inState.title,
    move: moveTitle,
  }),
  invoice: tries({
    states: invoiceState,
    steps: invoiceMachine,
    table: invoice,
    column: invoice.status,
    put: inState.invoice,
    move: moveInvoice,
  }),
  charge: tries({
    states: chargeState,
    steps: chargeMachine,
    table: invoiceCharge,
    column: invoiceCharge.state,
    put: inState.charge,
    move: moveCharge,
  }),
  bond: tries({
    states: bondState,
    steps: bondMachine,
    table: bond,
    column: bond.state,
    put: inState.bond,
    move: moveBond,
  }),
  statement: tries({
    states: billState,
    steps: billMachine,
    table: creditBill,
    column: creditBill.state,
    put: inState.statement,
    move: moveBill,
  }),
  claim: tries({
    states: claimState,
    steps: claimMachine,
    table: expenseClaim,
    column: expenseClaim.state,
    put: inState.claim,
    move: moveClaim,
  }),
  withdrawal: tries({
    states: reviewState,
    steps: withdrawalMachine,
    table: depositWithdraw,
    column: depositWithdraw.reviewState,
    put: inState.withdrawal,
    move: moveWithdrawal,
  }),
}

beforeAll(() => bed.reset())

describe.each(Object.entries(kinds))('R102: a step of a %s', (_, kind) => {
  test(
    'is refused from a wrong state and by a wrong actor, and changes nothing',
    { timeout: 120_000 },
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
