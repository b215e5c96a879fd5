import { goodsComeBack, isRefund, type AfterSalesKind } from './after-sales-terms'
import { returnState } from './return-state'

const { applied, waitingForReturn, approved, returned, returnReceived } = returnState.code
const { awaitingRefund, awaitingShipment, shipped } = returnState.code

export type TrackStep = 'asked' | 'review' | 'return' | 'refund' | 'resend' | 'receive' | 'done'

const statesOf: Partial<Record<TrackStep, readonly number[]>> = {
  review: [applied],
  return: [waitingForReturn, returned],
  refund: [approved, returnReceived, awaitingRefund],
  resend: [approved, returnReceived, awaitingShipment],
  receive: [shipped],
}

/**
 * Returns the progress steps of a case that is not cancelled, and the index of the current step.
 * @param state code of `returnState`, left out for an application in progress
 */
export function trackOf(kind: AfterSalesKind, state?: number): { steps: TrackStep[]; at: number } {
  const steps: TrackStep[] = [
    'asked',
    'review',
    ...(goodsComeBack(kind) ? (['return'] as const) : []),
    ...(isRefund(kind.rightType) ? (['refund'] as const) : (['resend', 'receive'] as const)),
    'done',
  ]
  if (state === undefined) return { steps, at: 0 }
  const at = steps.findIndex((step) => statesOf[step]?.includes(state))
  return { steps, at: at < 0 ? steps.length : at }
}
