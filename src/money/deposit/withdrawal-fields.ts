import type * as z from 'zod/mini'
import { form } from '../../core/form/form'

/** Form fields of a withdrawal. The payment password has its own field. */
export const withdrawalFields = form('withdrawalForm', {
  amount: { type: 'money', label: ['提现金额', 'Amount'], required: true, min: 100, max: 100_000_000 },
  bank: { type: 'text', label: ['开户银行', 'Bank'], required: true },
  bankCard: { type: 'bankCard', label: ['银行账号', 'Bank account'], required: true },
  holder: { type: 'text', label: ['户名', 'Account holder'], required: true },
  payPassword: { type: 'payPassword', label: ['支付密码', 'Payment password'], required: true },
})
export type WithdrawalSent = z.input<typeof withdrawalFields.shape>
