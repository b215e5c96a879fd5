import { form } from '../../core/form/form'

/** Form fields of an inquiry apart from its lines. The names equal those of the request body. */
export const enquiryForm = form('enquiryForm', {
  title: { type: 'text', label: ['询价标题', 'Subject'], required: true, max: 50 },
  deadline: { type: 'date', label: ['报价截止日', 'Deadline'], required: true },
  contactName: { type: 'text', label: ['联系人', 'Contact'], required: true, max: 50 },
  contactPhone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  remark: {
    type: 'textarea',
    label: ['询价说明', 'Remark'],
    placeholder: ['用途、品牌要求、付款与交货条件', 'Use, wanted brands, terms of payment and delivery'],
  },
  files: { type: 'files', label: ['附件', 'Attachments'] },
})
