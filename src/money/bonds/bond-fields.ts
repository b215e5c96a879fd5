import { form } from '../../core/form/form'

/** Form fields of a request to refund a bond. */
export const refundFields = form('bondRefundForm', {
  reason: { type: 'textarea', label: ['退还说明', 'Reason'], required: true, max: 200 },
})
