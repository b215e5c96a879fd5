import type { CodeOf } from '../../core/dictionary'
import { orderState } from './order-state'

export type OrderState = CodeOf<typeof orderState>
/** Who moves an order: its buyer, the main account of a sub-account, the platform, a pay provider, or time. */
export type OrderActor = 'buyer' | 'reviewer' | 'platform' | 'gateway' | 'timer'
type Deed = { from: readonly OrderState[]; by: readonly OrderActor[] }
type Step = Deed & { to: OrderState }

const { pendingReview, pendingSigning, toBePaid, toBeShipped, partlyShipped, toBeReceived } = orderState.code
const { completed, closed, cancelled } = orderState.code

/**
 * The ways of an order from its submission to its end. The server refuses whatever is not a row of this table,
 * and tells each buyer the actions that it leaves open.
 */
export const orderMachine = {
  approve: { from: [pendingReview], to: toBePaid, by: ['reviewer', 'platform'] },
  /** Approved, and a contract is wanted first. */
  askSigning: { from: [pendingReview], to: pendingSigning, by: ['platform'] },
  reject: { from: [pendingReview], to: closed, by: ['reviewer', 'platform'] },
  sign: { from: [pendingSigning], to: toBePaid, by: ['buyer'] },
  cancel: { from: [pendingReview, pendingSigning, toBePaid], to: cancelled, by: ['buyer'] },
  pay: { from: [toBePaid], to: toBeShipped, by: ['gateway', 'platform'] },
  close: { from: [toBePaid], to: closed, by: ['timer'] },
  lapse: { from: [pendingSigning], to: closed, by: ['platform', 'timer'] },
  shipPart: { from: [toBeShipped, partlyShipped], to: partlyShipped, by: ['platform'] },
  shipRest: { from: [toBeShipped, partlyShipped], to: toBeReceived, by: ['platform'] },
  receive: { from: [toBeReceived], to: completed, by: ['buyer', 'timer'] },
  /** What was not shipped is cancelled, in after-sales. */
  endRest: { from: [partlyShipped], to: toBeReceived, by: ['platform'] },
  /** Every piece was paid back, in after-sales. */
  refundAll: { from: [toBeShipped, toBeReceived, completed], to: closed, by: ['platform'] },
} as const satisfies Record<string, Step>

const all = orderState.entries.map(({ code }) => code)

/** What else may be done with an order, without moving it. */
export const orderDeeds = {
  payNow: { from: [toBePaid], by: ['buyer'] },
  changeLines: { from: [pendingReview], by: ['reviewer'] },
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
} as const satisfies Record<string, Deed>

export type OrderAction = keyof typeof orderMachine
export type OrderDeed = keyof typeof orderDeeds

const deeds: [string, Deed][] = [...Object.entries(orderMachine), ...Object.entries(orderDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: OrderActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that an order in this state leaves open to somebody. */
export const orderActions = (state: number, actor: OrderActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with an order in this state that does not move it. */
export const mayDo = (name: OrderDeed, state: number, actor: OrderActor) =>
  allows(orderDeeds[name], state, actor)

/** Whether an order that ended so gives back the stock it had taken. */
export const givesBack = (to: OrderState): boolean => to === closed || to === cancelled

/** States in which an order holds stock that has not left the warehouse. */
export const holdsStock: readonly OrderState[] = all.filter((code) => code <= partlyShipped)
