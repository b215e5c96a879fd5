import { form } from '../../core/form/form'

const months = <const N extends number>(n: N) =>
  ({ value: n, text: ['{n} 个月', '{n} {n|month|months}'], values: { n } }) as const

/** Form fields of a request for contract prices. The names equal those of the request body. */
export const contractForm = form('contractForm', {
  title: { type: 'text', label: ['合同名称', 'Title'], required: true, max: 50 },
  months: {
    type: 'radio',
    label: ['合同期限', 'Term'],
    required: true,
    options: [months(3), months(6), months(12)],
  },
  remark: {
    type: 'textarea',
    label: ['说明', 'Remark'],
    placeholder: ['预计年用量、付款与交货条件', 'Yearly quantities, terms of payment and delivery'],
  },
  files: { type: 'files', label: ['附件', 'Attachments'] },
})
