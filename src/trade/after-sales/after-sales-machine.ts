import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf, type Step } from '../../core/machine'
import { afterSalesState } from './after-sales-state'
import { goodsComeBack, isRefund, type AfterSalesKind } from './after-sales-terms'
import { returnState } from './return-state'

export type ReturnState = CodeOf<typeof returnState>
export type AfterSalesState = CodeOf<typeof afterSalesState>
/**
 * Step that can be limited to some kinds of cases.
 * `back`: only cases with or without returned goods. `refund`: only refunds (true) or only exchanges (false).
 */
type KindStep = Step & { back?: boolean; refund?: boolean }

const { applied, rejected, waitingForReturn, approved, returned, returnReceived } = returnState.code
const { awaitingRefund, refundCompleted, awaitingShipment, shipped, receiptConfirmed } = returnState.code
const { userCancelled, complaintCompleted, completed } = returnState.code

/** State machine of an after-sales case, from application to end. */
const { steps, actions } = machine(returnState, {
  steps: {
    approve: { from: [applied], to: approved, by: ['platform'], back: false },
    askReturn: { from: [applied], to: waitingForReturn, by: ['platform'], back: true },
    reject: { from: [applied], to: rejected, by: ['platform'] },
    /** The buyer corrects a rejected application. */
    reapply: { from: [rejected], to: applied, by: ['buyer'] },
    sendBack: { from: [waitingForReturn], to: returned, by: ['buyer'] },
    takeIn: { from: [returned], to: returnReceived, by: ['platform'] },
    /** The returned goods fail the inspection. */
    failInspection: { from: [returnReceived], to: rejected, by: ['platform'] },
    oweMoney: { from: [approved, returnReceived], to: awaitingRefund, by: ['platform'], refund: true },
    oweGoods: { from: [approved, returnReceived], to: awaitingShipment, by: ['platform'], refund: false },
    refund: { from: [awaitingRefund], to: refundCompleted, by: ['platform', 'timer'] },
    resend: { from: [awaitingShipment], to: shipped, by: ['platform'] },
    confirm: { from: [shipped], to: receiptConfirmed, by: ['buyer', 'timer'] },
    finish: { from: [refundCompleted, receiptConfirmed], to: completed, by: ['system'] },
    withdraw: { from: [applied, waitingForReturn], to: userCancelled, by: ['buyer'] },
    /** The buyer sent nothing back before the deadline. */
    lapse: { from: [waitingForReturn], to: userCancelled, by: ['timer'] },
    /** A complaint about the rejection is settled. */
    settle: { from: [rejected], to: complaintCompleted, by: ['platform'] },
  },
})

export const afterSalesMachine = steps
export type AfterSalesAction = keyof typeof afterSalesMachine
export type AfterSalesActor = ActorOf<typeof afterSalesMachine>

/** Returns whether a step applies to cases of this kind. */
export function fits(action: AfterSalesAction, kind: AfterSalesKind): boolean {
  const { back, refund }: KindStep = afterSalesMachine[action]
  return (
    (back === undefined || back === goodsComeBack(kind)) &&
    (refund === undefined || refund === isRefund(kind.rightType))
  )
}

/** Returns the names of the steps that an actor can take. */
export const afterSalesActions = (
  afterSale: AfterSalesKind & { returnState: number },
  actor: AfterSalesActor,
): AfterSalesAction[] => actions(afterSale.returnState, actor).filter((name) => fits(name, afterSale))

/** Returns whether a case in this state blocks its pieces for further cases. */
export const holdsPieces = (state: ReturnState): boolean =>
  ![rejected, userCancelled, complaintCompleted, completed].some((one) => one === state)

/** Maps a `returnState` to the coarser `afterSalesState` of lists. */
export function rightStateOf(
  state: ReturnState,
  { rightType }: Pick<AfterSalesKind, 'rightType'>,
): AfterSalesState {
  const { code } = afterSalesState
  const underWay = isRefund(rightType) ? code.refunding : code.awaitingResend
  const coarse: Record<ReturnState, AfterSalesState> = {
    [applied]: code.pendingReview,
    [rejected]: code.rejected,
    [waitingForReturn]: code.waitingForReturn,
    [returned]: code.returned,
    [approved]: underWay,
    [returnReceived]: underWay,
    [awaitingRefund]: code.refunding,
    [awaitingShipment]: code.awaitingResend,
    [shipped]: code.awaitingReceipt,
    [refundCompleted]: code.completed,
    [receiptConfirmed]: code.completed,
    [userCancelled]: code.completed,
    [complaintCompleted]: code.completed,
    [completed]: code.completed,
  }
  return coarse[state]
}
