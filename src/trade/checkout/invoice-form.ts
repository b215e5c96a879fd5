import { form } from '../../core/form/form'
import type { Entered } from '../../core/form/form-field'
import { invoiceType } from '../../money/invoices/invoice-type'

const isSpecial = ({ type }: Entered) => Number(type) === invoiceType.code.special

/** Form fields of an invoice. A special invoice also requires the company's bank and registered address. */
export const invoiceForm = form('checkoutInvoiceForm', {
  type: { type: 'radio', label: ['发票类型', 'Invoice type'], required: true, options: invoiceType },
  title: { type: 'text', label: ['抬头', 'Title'], required: true, max: 100 },
  taxNo: { type: 'creditCode', label: ['税号', 'Tax number'], required: isSpecial },
  bank: { type: 'text', label: ['开户银行', 'Bank'], required: true, max: 50, when: isSpecial },
  bankCard: { type: 'bankCard', label: ['银行账号', 'Bank account'], required: true, when: isSpecial },
  regAddress: {
    type: 'text',
    label: ['注册地址', 'Registered address'],
    required: true,
    max: 100,
    when: isSpecial,
  },
  regPhone: { type: 'phone', label: ['注册电话', 'Registered phone'], required: true, when: isSpecial },
})
