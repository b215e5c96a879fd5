import type { CodeOf } from '../../core/dictionary'
import { payOrderState } from './pay-order-state'

export type PayState = CodeOf<typeof payOrderState>
/** Who moves a pay order: its buyer, the platform, a pay provider, or the order that it is for. */
export type PayActor = 'buyer' | 'platform' | 'gateway' | 'order'
type Step = { from: readonly PayState[]; to: PayState; by: readonly PayActor[] }

const { orderToBeConfirmed, toBePaid, pendingReview, moneyToBeConfirmed, rejected, paid } = payOrderState.code

/**
 * The ways of a pay order. One that is closed with its order moves no more: that is no state but a moment. Money
 * that comes for what waits for no money any more is given back instead.
 */
export const payMachine = {
  release: { from: [orderToBeConfirmed], to: toBePaid, by: ['order'] },
  debit: { from: [toBePaid], to: paid, by: ['buyer'] },
  receive: { from: [toBePaid, rejected], to: paid, by: ['gateway'] },
  submitVoucher: { from: [toBePaid, rejected], to: pendingReview, by: ['buyer'] },
  changeMethod: { from: [toBePaid, rejected], to: toBePaid, by: ['buyer'] },
  accept: { from: [pendingReview], to: moneyToBeConfirmed, by: ['platform'] },
  confirm: { from: [moneyToBeConfirmed], to: paid, by: ['platform'] },
  reject: { from: [pendingReview, moneyToBeConfirmed], to: rejected, by: ['platform'] },
} as const satisfies Record<string, Step>

export type PayAction = keyof typeof payMachine

const steps: [string, Step][] = Object.entries(payMachine)

/** Names of the steps that a pay order in this state leaves open to somebody. */
export const payActions = (state: number, actor: PayActor): string[] =>
  steps.flatMap(([action, { from, by }]) =>
    by.includes(actor) && from.some((one) => one === state) ? [action] : [],
  )

/** A voucher is being looked at: the order neither ends nor is paid otherwise meanwhile. */
export const underReview = (state: number): boolean => state === pendingReview || state === moneyToBeConfirmed
