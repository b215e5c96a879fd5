import { form } from '../../core/form'
import type { SentOf } from '../../core/form-field'
import { claimKind } from './claim-kind'

const expense = {
  kind: { type: 'select', label: ['费用类型', 'Kind'], required: true, options: claimKind },
  amount: { type: 'money', label: ['金额', 'Amount'], required: true, min: 1, max: 10_000_000 },
  spentOn: { type: 'date', label: ['发生日期', 'Spent on'], required: true },
  orderNo: { type: 'text', copied: true, label: ['关联订单号', 'Order'], max: 32 },
  note: { type: 'textarea', label: ['说明', 'Note'], max: 300 },
  files: { type: 'files', label: ['票据', 'Receipts'], required: true },
} as const

/** What was spent, on what, and its papers: the subject with the first expense. */
export const claimFields = form('claimForm', {
  title: { type: 'text', label: ['事由', 'Subject'], required: true, max: 50 },
  ...expense,
})

/** Each further expense of the same claim, with papers of its own. */
export const expenseFields = form('expenseForm', expense)
export type ExpenseSent = SentOf<typeof expenseFields.fields>

/** Expenses beside the first one. */
export const mostMore = 19
