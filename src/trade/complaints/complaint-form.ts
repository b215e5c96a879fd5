import { form } from '../../core/form/form'
import { complaintType } from './complaint-type'

/** Form fields of a complaint. The names equal those of the request body. */
export const complaintForm = form('complaintForm', {
  type: { type: 'select', label: ['投诉类型', 'Type'], required: true, own: true, options: complaintType },
  title: { type: 'text', label: ['标题', 'Title'], required: true },
  content: {
    type: 'textarea',
    label: ['投诉内容', 'What happened'],
    required: true,
    placeholder: ['请说明经过、希望怎样处理', 'What happened, and what you would like to be done'],
  },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  files: { type: 'files', label: ['凭证图片', 'Pictures'] },
})
