import { form } from '../../core/form'

const months = (value: 3 | 6 | 12, zh: string, en: string) => ({ value, text: [zh, en] as const })

/** What is said when contract prices are asked for; the words of the call are those of the form. */
export const contractForm = form({
  title: { type: 'text', label: ['合同名称', 'Title'], required: true, max: 50 },
  months: {
    type: 'radio',
    label: ['合同期限', 'Term'],
    required: true,
    options: [
      months(3, '3 个月', '3 months'),
      months(6, '6 个月', '6 months'),
      months(12, '12 个月', '12 months'),
    ],
  },
  remark: {
    type: 'textarea',
    label: ['说明', 'Remark'],
    placeholder: ['预计年用量、付款与交货条件', 'Yearly quantities, terms of payment and delivery'],
  },
  files: { type: 'files', label: ['附件', 'Attachments'] },
})
