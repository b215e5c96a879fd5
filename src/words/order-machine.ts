import type { CodeOf } from '../core/language/dictionary'
import { machine, type ActorOf } from '../core/machine'
import { orderState } from './order-state'

export type OrderState = CodeOf<typeof orderState>

const { pendingReview, pendingSigning, toBePaid, toBeShipped, partlyShipped, toBeReceived } = orderState.code
const { completed, closed, cancelled } = orderState.code

const all = orderState.entries.map(({ code }) => code)

/** State machine of an order, from submission to end. */
export const {
  steps: orderMachine,
  actions: orderActions,
  actionsOf,
  may: mayDo,
  statesFor: orderStatesFor,
  phase: orderPhase,
} = machine(orderState, {
  steps: {
    approve: { from: [pendingReview], to: toBePaid, by: ['platform'] },
    /** Approves the order and requires a signed contract. */
    askSigning: { from: [pendingReview], to: pendingSigning, by: ['platform'] },
    reject: { from: [pendingReview], to: closed, by: ['platform'] },
    sign: { from: [pendingSigning], to: toBePaid, by: ['buyer'] },
    cancel: { from: [pendingReview, pendingSigning, toBePaid], to: cancelled, by: ['buyer'] },
    pay: { from: [toBePaid], to: toBeShipped, by: ['gateway', 'platform'] },
    close: { from: [toBePaid], to: closed, by: ['timer'] },
    lapse: { from: [pendingSigning], to: closed, by: ['platform', 'timer'] },
    shipPart: { from: [toBeShipped, partlyShipped], to: partlyShipped, by: ['platform'] },
    shipRest: { from: [toBeShipped, partlyShipped], to: toBeReceived, by: ['platform'] },
    receive: { from: [toBeReceived], to: completed, by: ['buyer', 'timer'] },
    /** Unshipped goods were cancelled in after-sales. */
    endRest: { from: [partlyShipped], to: toBeReceived, by: ['platform'] },
    /** All pieces were refunded in after-sales. */
    refundAll: { from: [toBeShipped, toBeReceived, completed], to: closed, by: ['platform'] },
  },
  actions: {
    payNow: { from: [toBePaid], by: ['buyer'] },
    remind: { from: [toBeShipped, partlyShipped], by: ['buyer'] },
    track: { from: [partlyShipped, toBeReceived, completed], by: ['buyer'] },
    checkGoods: { from: [partlyShipped, toBeReceived, completed], by: ['buyer'] },
    askAfterSales: { from: [toBeShipped, partlyShipped, toBeReceived, completed], by: ['buyer'] },
    askExchange: { from: [partlyShipped, toBeReceived, completed], by: ['buyer'] },
    complain: { from: [toBeShipped, partlyShipped, toBeReceived, completed], by: ['buyer'] },
    askInvoice: { from: [completed], by: ['buyer'] },
    comment: { from: [completed], by: ['buyer'] },
    buyAgain: { from: all, by: ['buyer'] },
    hide: { from: [completed, closed, cancelled], by: ['buyer'] },
  },
})

export type OrderAction = keyof typeof orderMachine
export type OrderActor = ActorOf<typeof orderMachine>

/** Returns whether a final state releases the order's stock. */
export const givesBack = (to: OrderState): boolean => to === closed || to === cancelled

/** States before payment, in which the order needs an approval or a signed contract. */
export const beforePayment: readonly OrderState[] = [pendingReview, pendingSigning]

/** States in which an order reserves stock that has not left the warehouse. */
export const holdsStock: readonly OrderState[] = [...beforePayment, toBePaid, toBeShipped, partlyShipped]
