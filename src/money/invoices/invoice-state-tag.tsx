import { reviewState } from '../../words/review-state'
import { StateTag } from '../../ui/state-tag'
import { invoiceState } from '../../words/invoice-state'
import type { InvoiceRow } from './invoices.contract'

/**
 * Tag with the state of an invoice request. The server reports a rejected request as not applied, with a reason.
 */
export const InvoiceStateTag = ({ of: { status, reason } }: { of: Pick<InvoiceRow, 'status' | 'reason'> }) =>
  status === invoiceState.code.notApplied && reason ? (
    <StateTag of={reviewState} code={reviewState.code.rejected} />
  ) : (
    <StateTag of={invoiceState} code={status} />
  )
