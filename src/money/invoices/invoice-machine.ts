import type { CodeOf } from '../../core/dictionary'
import { invoiceState } from './invoice-state'

export type InvoiceState = CodeOf<typeof invoiceState>
export type InvoiceActor = 'buyer' | 'platform' | 'timer'
type Deed = { from: readonly InvoiceState[]; by: readonly InvoiceActor[] }
type Step = Deed & { to: InvoiceState }

const { notApplied, pending, invoiced, mailed, completed } = invoiceState.code

/**
 * The ways of an application from its handing in to the invoice in the buyer's hands. The server refuses whatever is
 * not a row of this table, and tells each buyer the actions that it leaves open.
 */
export const invoiceMachine = {
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
} as const satisfies Record<string, Step>

/** What else may be done with one, without moving it. */
const invoiceDeeds = {
  download: { from: [invoiced, mailed, completed], by: ['buyer'] },
  applyAgain: { from: [notApplied], by: ['buyer'] },
  /** The platform asks for the tax that a special invoice costs more. */
  charge: { from: [pending], by: ['platform'] },
} as const satisfies Record<string, Deed>

export type InvoiceAction = keyof typeof invoiceMachine
export type InvoiceDeed = keyof typeof invoiceDeeds

const deeds: [string, Deed][] = [...Object.entries(invoiceMachine), ...Object.entries(invoiceDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: InvoiceActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that one in this state leaves open to somebody. */
export const invoiceActions = (state: number, actor: InvoiceActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with one in this state that does not move it. */
export const mayDoWithInvoice = (name: InvoiceDeed, state: number, actor: InvoiceActor) =>
  allows(invoiceDeeds[name], state, actor)
