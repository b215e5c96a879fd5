import { form } from '../../core/form'

/** Why a bond is asked back. */
export const refundFields = form('bondRefundForm', {
  reason: { type: 'textarea', label: ['退还说明', 'Reason'], required: true, max: 200 },
})
