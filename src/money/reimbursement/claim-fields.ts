import { form } from '../../core/form/form'
import type { SentOf } from '../../core/form/form-field'
import { claimKind } from './claim-kind'

const expense = {
  kind: { type: 'select', label: ['费用类型', 'Kind'], required: true, options: claimKind },
  amount: { type: 'money', label: ['金额', 'Amount'], required: true, min: 1, max: 10_000_000 },
  spentOn: { type: 'date', label: ['发生日期', 'Spent on'], required: true },
  orderNo: { type: 'text', copied: true, label: ['关联订单号', 'Order'], max: 32 },
  note: { type: 'textarea', label: ['说明', 'Note'], max: 300 },
  files: { type: 'files', label: ['票据', 'Receipts'], required: true },
} as const

/** Form fields of a claim: its subject and its first expense. */
export const claimFields = form('claimForm', {
  title: { type: 'text', label: ['事由', 'Subject'], required: true, max: 50 },
  ...expense,
})

/** Form fields of each further expense of a claim. */
export const expenseFields = form('expenseForm', expense)
export type ExpenseSent = SentOf<typeof expenseFields.fields>

/** Maximum number of further expenses. */
export const mostMore = 19
