import { form } from '../../core/form/form'

/** Form fields of a quotation request apart from its lines. The names equal those of the request body. */
export const offerForm = form('offerForm', {
  contactName: { type: 'text', label: ['联系人', 'Contact'], required: true, max: 50 },
  contactPhone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  expectDate: { type: 'date', label: ['期望到货日', 'Required date'] },
  remark: {
    type: 'textarea',
    label: ['询价说明', 'Remark'],
    placeholder: ['用途、品牌要求、付款与交货条件', 'Use, wanted brands, terms of payment and delivery'],
  },
  files: { type: 'files', label: ['附件', 'Attachments'] },
})
