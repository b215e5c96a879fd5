import { reviewState } from '../../account/company/review-state'
import { StateTag } from '../../ui/state-tag'
import { invoiceState } from './invoice-state'
import type { InvoiceRow } from './invoices.contract'

/**
 * How an application for an invoice stands. On the wire one that was rejected is one that was not made, with the reason.
 */
export const InvoiceStateTag = ({ of: { status, reason } }: { of: Pick<InvoiceRow, 'status' | 'reason'> }) =>
  status === invoiceState.code.notApplied && reason ? (
    <StateTag of={reviewState} code={reviewState.code.rejected} />
  ) : (
    <StateTag of={invoiceState} code={status} />
  )
