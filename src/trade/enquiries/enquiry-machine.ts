import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { enquiryState } from './enquiry-state'

export type EnquiryState = CodeOf<typeof enquiryState>

const { open, answered, awarded, closed } = enquiryState.code

/** State machine of an inquiry. */
export const {
  steps: enquiryMachine,
  actions: enquiryActions,
  actionsOf,
  may: mayDoWithEnquiry,
} = machine(enquiryState, {
  steps: {
    /** A supplier answers, or replaces its answer. Earlier answers remain as versions. */
    quote: { from: [open, answered], to: answered, by: ['platform'] },
    award: { from: [answered], to: awarded, by: ['buyer'] },
    close: { from: [open, answered], to: closed, by: ['buyer'] },
    /** No supplier answered before the deadline, or no answer is valid any more. */
    expire: { from: [open, answered], to: closed, by: ['timer'] },
  },
  actions: {
    message: { from: [open, answered], by: ['buyer', 'platform'] },
    /** Orders all awarded lines, once and while the prices are valid. */
    order: { from: [awarded], by: ['buyer'] },
    /** Adds the awarded lines to the cart, where their prices apply to the same or a larger quantity. */
    toCart: { from: [awarded], by: ['buyer'] },
  },
})
