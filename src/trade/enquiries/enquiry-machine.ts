import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { enquiryState } from './enquiry-state'

export type EnquiryState = CodeOf<typeof enquiryState>

const { open, answered, awarded, closed } = enquiryState.code

/** The ways of an inquiry from the question to its end. */
export const {
  steps: enquiryMachine,
  actions: enquiryActions,
  actionsOf,
  may: mayDoWithEnquiry,
} = machine(enquiryState, {
  steps: {
    /** One more supplier answers, or one answers anew: what it said before stays as a version. */
    quote: { from: [open, answered], to: answered, by: ['platform'] },
    award: { from: [answered], to: awarded, by: ['buyer'] },
    close: { from: [open, answered], to: closed, by: ['buyer'] },
    /** Nobody answered until the deadline, or no answer holds any more. */
    expire: { from: [open, answered], to: closed, by: ['timer'] },
  },
  actions: {
    message: { from: [open, answered], by: ['buyer', 'platform'] },
    /** What was awarded is ordered as a whole, once, as long as its prices hold. */
    order: { from: [awarded], by: ['buyer'] },
    /** Or put into the cart, where its prices hold for as many pieces or more. */
    toCart: { from: [awarded], by: ['buyer'] },
  },
})
