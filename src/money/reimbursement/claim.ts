import { form } from '../../core/form/form'
import type { SentOf } from '../../core/form/form-field'
import { type CodeOf, dictionary, siteDictionary } from '../../core/language/dictionary'
import { machine } from '../../core/machine'

export const claimState = dictionary('claimState', {
  draft: [10, '草稿', 'Draft', 'ended'],
  submitted: [20, '审核中', 'Under review', 'moves'],
  approved: [30, '待打款', 'To be paid', 'moves'],
  rejected: [40, '已驳回', 'Rejected', 'refused'],
  paid: [50, '已打款', 'Paid', 'done'],
})

/** Kinds of expenses. The codes are our own. */
export const claimKind = siteDictionary('claimKind', {
  freight: [10, '运费垫付', 'Freight'],
  travel: [20, '差旅', 'Travel'],
  inspection: [30, '检测费', 'Inspection'],
  repair: [40, '维修费', 'Repair'],
  other: [90, '其他', 'Other'],
})

export type ClaimState = CodeOf<typeof claimState>

const { draft, submitted, approved, rejected, paid } = claimState.code

/** Actions that do not change the state of a claim. */
export const claimWork = {
  edit: { from: [draft, rejected], by: ['buyer'] },
  remove: { from: [draft], by: ['buyer'] },
} as const

/** State machine of an expense claim. */
export const { steps: claimMachine, actions: claimActions } = machine(claimState, {
  steps: {
    submit: { from: [draft, rejected], to: submitted, by: ['buyer'] },
    takeBack: { from: [submitted], to: draft, by: ['buyer'] },
    approve: { from: [submitted], to: approved, by: ['platform'] },
    reject: { from: [submitted], to: rejected, by: ['platform'] },
    pay: { from: [approved], to: paid, by: ['platform'] },
  },
  actions: claimWork,
})

const expense = {
  kind: { type: 'select', label: ['费用类型', 'Kind'], required: true, options: claimKind },
  amount: { type: 'money', label: ['金额', 'Amount'], required: true, min: 1, max: 10_000_000 },
  spentOn: { type: 'date', label: ['发生日期', 'Date of expense'], required: true },
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
