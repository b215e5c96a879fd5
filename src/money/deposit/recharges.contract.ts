import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, page, paging, yesNo } from '../../core/api/shapes'
import { payOrderState } from '../../words/pay-order-state'
import { ledgerRange } from '../../core/store/ledger-range'
import { offlineFields, rechargeFields } from './recharge-fields'

const topUp = z.object({
  /** Id of the pay order. */
  id,
  payNo: z.string(),
  /** Code of `payOrderState`. */
  state: z.int(),
  amount: money,
  /** Code of `payMethod`. Absent before one is chosen. */
  payCode: z.optional(z.int()),
  /** 10: cancelled or replaced. */
  closed: yesNo,
  createdAt: z.string(),
  paidAt: z.optional(z.string()),
  voucher: z.optional(
    z.object({
      bank: z.string(),
      payer: z.string(),
      paidOn: z.string(),
      files: z.array(z.string()),
      /** Reason for the rejection. */
      reason: z.string(),
    }),
  ),
  /** Names of `rechargeActions`. */
  actions: z._default(z.array(z.string()), []),
})
export type TopUp = z.output<typeof topUp>

const base = '/bbb/userCenter/deposit'

const rechargeFilter = {
  ...ledgerRange,
  state: z.optional(codeOf(payOrderState)),
  /** 10: only bank transfers with a voucher. */
  offline: z.optional(yesNo),
}

export const recharge = endpoint(`POST ${base}/recharge`, {
  about: 'Creates a top-up of the deposit. The payment page offers the payment methods.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: rechargeFields.shape,
  data: z.object({ payOrderId: id }),
})

export const offlinePay = endpoint(`POST ${base}/offlinePay`, {
  about: 'Submits the voucher of a bank transfer for a top-up. It is reviewed within 24 hours.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: offlineFields.shape,
  data: z.object({ payOrderId: id, state: z.int() }),
})

export const rechargePage = endpoint(`POST ${base}/rechargePage`, {
  about: 'Lists top-ups by state and time, the latest first, with their vouchers and available actions.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, ...rechargeFilter }),
  data: page(topUp),
})

export const cancelRecharge = endpoint(`PUT ${base}/rechargeCancel/{id}`, {
  about: 'Cancels an unpaid top-up. 409: it is paid, or its voucher is under review.',
  needs: 'token',
  permission: 'main',
  data: z.object({ id }),
})

export const exportRecharges = endpoint('POST /bbb/userCenter/export/recharge', {
  about: 'Generates a report of the listed top-ups. 400: there are none.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...rechargeFilter, ...exportFormat }),
  data: queuedExport,
})
