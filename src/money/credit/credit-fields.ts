import { form } from '../../core/form'

/** What a company says when it applies for a credit line, or for a higher one. */
export const creditFields = form({
  amountWanted: {
    type: 'money',
    label: ['申请额度', 'Limit wanted'],
    required: true,
    min: 100_000,
    max: 1_000_000_000,
  },
  purpose: { type: 'textarea', label: ['用途说明', 'What for'], required: true, max: 200 },
  files: { type: 'files', label: ['资质文件', 'Papers'], required: true, max: 6 },
})

/** Why a statement is not right. */
export const disputeFields = form({
  reason: { type: 'textarea', label: ['异议说明', 'What is wrong'], required: true, max: 200 },
})
