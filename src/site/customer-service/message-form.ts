import { form } from '../../core/form/form'

/** Form fields of a message to customer service: contact and subject. */
export const messageForm = form('serviceMessageForm', {
  name: { type: 'text', label: ['称呼', 'Name'], max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  content: {
    type: 'textarea',
    label: ['留言内容', 'Message'],
    required: true,
    max: 500,
    placeholder: ['型号、数量、遇到的问题', 'Models, quantities, what is the matter'],
  },
})
