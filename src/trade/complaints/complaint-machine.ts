import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'
import { complaintState } from './complaint-state'

export type ComplaintState = CodeOf<typeof complaintState>

const { waiting, success, closed, withdrawn } = complaintState.code

/** State machine of a complaint. */
export const {
  steps: complaintMachine,
  actions: complaintActions,
  actionsOf,
  may: mayDoWithComplaint,
} = machine(complaintState, {
  steps: {
    settle: { from: [waiting], to: success, by: ['platform'] },
    /** The complaint is unfounded. */
    close: { from: [waiting], to: closed, by: ['platform'] },
    withdraw: { from: [waiting], to: withdrawn, by: ['buyer'] },
  },
  actions: {
    message: { from: [waiting], by: ['buyer', 'platform'] },
  },
})

export type ComplaintActor = ActorOf<typeof complaintMachine>
