import type * as z from 'zod/mini'
import { form } from '../../core/form/form'

const amount = {
  type: 'money',
  label: ['充值金额', 'Amount'],
  required: true,
  min: 100,
  max: 100_000_000,
} as const

/** Form field for the amount of a top-up. The payment page offers the payment methods. */
export const rechargeFields = form('rechargeForm', { amount })

/** Form fields of a completed bank transfer with its voucher. */
export const offlineFields = form('offlineRechargeForm', {
  amount: { ...amount, label: ['转账金额', 'Amount transferred'] },
  bank: { type: 'text', label: ['付款银行', 'Paying bank'], required: true, max: 50 },
  payer: { type: 'text', label: ['付款户名', 'Payer'], required: true, max: 100 },
  paidOn: { type: 'date', label: ['转账日期', 'Transfer date'], required: true },
  files: { type: 'files', label: ['转账凭证', 'Transfer voucher'], required: true },
})
export type OfflineSent = z.input<typeof offlineFields.shape>
