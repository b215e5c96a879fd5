import type { CodeOf } from '../../core/dictionary'
import { orderState } from './order-state'

export type OrderState = CodeOf<typeof orderState>
/** Who moves an order: its buyer, the main account of a sub-account, the platform, a pay provider, or time. */
export type OrderActor = 'buyer' | 'reviewer' | 'platform' | 'gateway' | 'timer'
type Step = { from: readonly OrderState[]; to: OrderState; by: readonly OrderActor[] }

const { pendingReview, pendingSigning, toBePaid, toBeShipped, closed, cancelled } = orderState.code

/**
 * The ways of an order from its submission until it is paid or given up. The server refuses whatever is not a row
 * of this table, and tells each buyer the actions that it leaves open.
 */
export const orderMachine = {
  approve: { from: [pendingReview], to: toBePaid, by: ['reviewer', 'platform'] },
  reject: { from: [pendingReview], to: closed, by: ['reviewer', 'platform'] },
  cancel: { from: [pendingReview, pendingSigning, toBePaid], to: cancelled, by: ['buyer'] },
  pay: { from: [toBePaid], to: toBeShipped, by: ['gateway', 'platform'] },
  close: { from: [toBePaid], to: closed, by: ['timer'] },
} as const satisfies Record<string, Step>

export type OrderAction = keyof typeof orderMachine

const steps: [string, Step][] = Object.entries(orderMachine)

/** Names of the steps that an order in this state leaves open to somebody. */
export const orderActions = (state: number, actor: OrderActor): string[] =>
  steps.flatMap(([action, { from, by }]) =>
    by.includes(actor) && from.some((one) => one === state) ? [action] : [],
  )

/** Whether an order that ended so gives back the stock it had taken. */
export const givesBack = (to: OrderState): boolean => to === closed || to === cancelled

/** States in which an order holds stock that has not left the warehouse. */
export const holdsStock: readonly OrderState[] = orderState.entries
  .map(({ code }) => code)
  .filter((code) => code <= orderState.code.partlyShipped)
