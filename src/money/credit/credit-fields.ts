import { form } from '../../core/form'

/** What a company says when it applies for a credit line, or for a higher one. */
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

/** Of a dispute, in characters. */
export const longestDispute = 200

/** Why a statement is not right. */
export const disputeFields = form('billDisputeForm', {
  reason: {
    type: 'textarea',
    label: ['异议说明', 'Reason for dispute'],
    required: true,
    max: longestDispute,
  },
})

/** How much of a statement is repaid. @param left minor units: all of it @param amount the same as it is read */
export const repayFields = (left: number, amount: string) =>
  form('billRepayForm', {
    how: {
      type: 'radio',
      label: ['还款方式', 'How much'],
      required: true,
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
