import { form } from '../../core/form/form'

/** Form fields of an application for a credit line, or for a higher one. */
export const creditFields = form('creditForm', {
  amountWanted: {
    type: 'money',
    label: ['申请额度', 'Requested credit line'],
    required: true,
    min: 100_000,
    max: 1_000_000_000,
  },
  purpose: { type: 'textarea', label: ['用途说明', 'Purpose'], required: true, max: 200 },
  files: { type: 'files', label: ['资质文件', 'Papers'], required: true },
})

/** Maximum length of a dispute in characters. */
export const longestDispute = 200

/** Form fields of a dispute about a statement. */
export const disputeFields = form('billDisputeForm', {
  reason: {
    type: 'textarea',
    label: ['异议说明', 'Reason for dispute'],
    required: true,
    max: longestDispute,
  },
})

/**
 * Creates the form fields of a repayment.
 * @param left amount left to repay in minor units
 * @param amount the same amount as formatted text
 */
export const repayFields = (left: number, amount: string) =>
  form('billRepayForm', {
    how: {
      type: 'radio',
      label: ['还款方式', 'How much'],
      required: true,
      missing: ['请选择还款方式', 'Select how much to repay.'],
      options: [
        {
          value: 'whole',
          text: ['全部还清 {amount}', 'All of it, {amount}'],
          values: { amount },
        },
        { value: 'part', text: ['部分还款', 'A part'] },
      ],
    },
    amount: {
      type: 'money',
      label: ['还款金额', 'Amount'],
      required: true,
      min: 1,
      max: left,
      when: ({ how }) => how === 'part',
    },
  })
