import { form } from '../../core/form/form'
import { longestReason } from '../checkout/text-limits'

/** Passes an approval to another account. */
export const reassignForm = form('requestReassign', {
  toId: {
    type: 'select',
    label: ['改由谁审批', 'Who decides instead'],
    required: true,
    missing: ['请选择由谁审批', 'Select who decides instead.'],
  },
  reason: { type: 'text', label: ['原因', 'Reason'], required: true, max: longestReason },
})
