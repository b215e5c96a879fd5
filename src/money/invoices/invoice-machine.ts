import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { invoiceState } from '../../words/invoice-state'

export type InvoiceState = CodeOf<typeof invoiceState>

const { notApplied, pending, invoiced, mailed, completed } = invoiceState.code

/** State machine of an invoice request, from submission to delivery. */
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
    /** Only paper invoices. */
    mail: { from: [invoiced], to: mailed, by: ['platform'] },
    /** Electronic invoices count as delivered after one day. */
    deliver: { from: [invoiced], to: completed, by: ['timer'] },
    confirm: { from: [mailed], to: completed, by: ['buyer', 'timer'] },
    /** Goods were refunded after the invoice. A red invoice cancels it, and the rest can be invoiced again. */
    redden: { from: [invoiced, mailed, completed], to: completed, by: ['platform'] },
  },
  actions: {
    download: { from: [invoiced, mailed, completed], by: ['buyer'] },
    applyAgain: { from: [notApplied], by: ['buyer'] },
    /** The platform charges the additional tax of a special invoice. */
    charge: { from: [pending], by: ['platform'] },
  },
})
