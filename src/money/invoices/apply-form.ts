import { form } from '../../core/form/form'
import type { Entered } from '../../core/form/form-field'
import { invoiceMedium } from './invoice-medium'

const isOnPaper = ({ medium }: Entered) => Number(medium) === invoiceMedium.code.paper

/** Form fields of an invoice request. The company's titles and addresses come from the server. */
export const applyForm = form('invoiceApplyForm', {
  titleId: { type: 'select', label: ['发票抬头', 'Title'], required: true },
  medium: { type: 'radio', label: ['发票形式', 'Format'], required: true, options: invoiceMedium },
  addressId: { type: 'select', label: ['收票地址', 'Mailing address'], required: true, when: isOnPaper },
  email: {
    type: 'email',
    label: ['接收邮箱', 'Email'],
    hint: ['开具后通知到此邮箱，可不填', 'This address is notified once it is issued. Optional.'],
    when: (entered) => !isOnPaper(entered),
  },
})
