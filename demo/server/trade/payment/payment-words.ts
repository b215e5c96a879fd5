import type { FieldWords } from '../../core/http/field-words'

/** Labels of payment fields in messages. */
export const paymentWords: FieldWords = {
  payPassword: ['支付密码', 'payment password'],
  payCode: ['支付方式', 'payment method'],
  bank: ['付款银行', 'paying bank'],
  payer: ['付款户名', 'payer'],
  paidOn: ['转账日期', 'transfer date'],
  amount: ['转账金额', 'transfer amount'],
  files: ['转账凭证', 'transfer voucher'],
}
