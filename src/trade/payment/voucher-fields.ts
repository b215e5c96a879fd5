import { form } from '../../core/form/form'

/** Form fields of a transfer voucher. Its amount equals that of the payment. */
export const voucherFields = form('voucherForm', {
  bank: { type: 'text', label: ['付款银行', 'Paying bank'], required: true, max: 50 },
  payer: { type: 'text', label: ['付款户名', 'Payer'], required: true, max: 100 },
  paidOn: { type: 'date', label: ['转账日期', 'Transfer date'], required: true },
  files: { type: 'files', label: ['转账凭证', 'Transfer voucher'], required: true },
})
