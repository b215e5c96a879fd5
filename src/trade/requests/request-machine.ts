import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'
import { requestState } from './request-state'

export type RequestState = CodeOf<typeof requestState>

const { waiting, returned, approved, ordered, rejected, withdrawn, expired, failed } = requestState.code

/** States in which a request can still become an order. */
export const openStates: readonly RequestState[] = [waiting, returned, approved]

/** State machine of a purchase request. `buyer`: its requester or the main account. `reviewer`: an approver of the current step. */
export const {
  steps: requestMachine,
  actions: requestActions,
  actionsOf,
  may: mayDoWithRequest,
} = machine(requestState, {
  steps: {
    /** Completes a step of the plan that is not the last one. */
    approveStep: { from: [waiting], to: waiting, by: ['reviewer'] },
    /** Completes the last step of the plan. `system`: no rule asks any more. */
    approve: { from: [waiting], to: approved, by: ['reviewer', 'system'] },
    /** Changes quantities or strikes lines. */
    change: { from: [waiting], to: waiting, by: ['reviewer'] },
    sendBack: { from: [waiting], to: returned, by: ['reviewer'] },
    reject: { from: [waiting], to: rejected, by: ['reviewer'] },
    /** Approves what was ordered in an emergency. `system`: its last approver has left. */
    accept: { from: [waiting], to: ordered, by: ['reviewer', 'system'] },
    /** Refuses what was ordered in an emergency. The orders stay. */
    refuse: { from: [waiting], to: rejected, by: ['reviewer'] },
    /** Assigns an open step to other people. `reviewer`: an approver, of the own part. */
    reassign: { from: [waiting], to: waiting, by: ['buyer', 'reviewer'] },
    /** Asks the main account as well, because nobody decided in time. */
    escalate: { from: [waiting], to: waiting, by: ['timer'] },
    resubmit: { from: [returned], to: waiting, by: ['buyer'] },
    withdraw: { from: openStates, to: withdrawn, by: ['buyer'] },
    confirm: { from: [approved], to: ordered, by: ['buyer', 'system'] },
    /** The price rose after the hold: asks for approval again. */
    reprice: { from: [approved], to: waiting, by: ['system'] },
    fail: { from: [approved], to: failed, by: ['system'] },
    expire: { from: openStates, to: expired, by: ['timer'] },
  },
  actions: {
    /** Submits other lines, quantities, address, note or numbers. */
    edit: { from: [returned], by: ['buyer'] },
    /** Asks the seller for a new quote, because the quotation has expired. */
    prolong: { from: [waiting, returned, approved, failed], by: ['buyer'] },
    /** Adds the lines to the cart again. */
    copy: { from: [returned, rejected, withdrawn, expired, failed], by: ['buyer'] },
  },
})

const ofEmergencies: readonly string[] = ['accept', 'refuse']
const ofBoth: readonly string[] = ['approveStep', 'reassign', 'escalate']

/** Returns whether a step or action exists for a request: one whose orders were placed in an emergency is only judged. */
export const fitsRequest = (action: string, isEmergency: boolean): boolean =>
  ofBoth.includes(action) || ofEmergencies.includes(action) === isEmergency

export type RequestActor = ActorOf<typeof requestMachine>
