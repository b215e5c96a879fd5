import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { invoiceState } from './invoice-state'

export type InvoiceState = CodeOf<typeof invoiceState>

const { notApplied, pending, invoiced, mailed, completed } = invoiceState.code

/** The ways of an application from its handing in to the invoice in the buyer’s hands. */
export const {
  steps: invoiceMachine,
  actions: invoiceActions,
  actionsOf,
  may: mayDoWithInvoice,
} = machine(invoiceState, {
  steps: {
    withdraw: { from: [pending], to: notApplied, by: ['buyer'] },
    refuse: { from: [pending], to: notApplied, by: ['platform'] },
    issue: { from: [pending], to: invoiced, by: ['platform'] },
    /** Of one on paper. */
    mail: { from: [invoiced], to: mailed, by: ['platform'] },
    /** An electronic one counts as delivered after a day. */
    deliver: { from: [invoiced], to: completed, by: ['timer'] },
    confirm: { from: [mailed], to: completed, by: ['buyer', 'timer'] },
    /** Goods were given back after it: it is undone by a red one, and the rest may be invoiced anew. */
    redden: { from: [invoiced, mailed, completed], to: completed, by: ['platform'] },
  },
  actions: {
    download: { from: [invoiced, mailed, completed], by: ['buyer'] },
    applyAgain: { from: [notApplied], by: ['buyer'] },
    /** The platform asks for the tax that a special invoice costs more. */
    charge: { from: [pending], by: ['platform'] },
  },
})
