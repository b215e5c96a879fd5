import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, money, page, paging } from '../../core/api/shapes'
import { ledgerRange } from '../../core/store/ledger-range'
import { depositType } from './deposit-type'

const movement = z.object({
  id: z.string(),
  /** Code of `depositType`. */
  type: z.int(),
  /** Amount. Negative for a debit. */
  amount: money,
  balanceAfter: money,
  refNo: z.string(),
  /** Numbers of the orders behind this movement. */
  orderNos: z._default(z.array(z.string()), []),
  remark: z.string(),
  createdAt: z.string(),
})
export type DepositMovement = z.output<typeof movement>

export const depositIndex = endpoint('GET /bbb/userCenter/deposit/index', {
  about: 'Returns the advance deposit: available, reserved for withdrawals, and this month’s movements.',
  needs: 'token',
  permission: 'main',
  data: z.object({
    balance: money,
    frozen: money,
    monthIn: money,
    monthOut: money,
    /** Bank account for top-ups by transfer. Absent if the shop accepts none. */
    bank: z.optional(z.object({ holder: z.string(), bank: z.string(), accountNo: z.string() })),
  }),
})
export type DepositIndex = z.output<(typeof depositIndex)['shapes']['data']>

const depositFilter = { ...ledgerRange, type: z.optional(codeOf(depositType)) }

export const depositPage = endpoint('POST /bbb/userCenter/deposit/page', {
  about: 'Lists the entries of the advance deposit by type and time, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, ...depositFilter }),
  data: page(movement),
})

export const exportDeposit = endpoint('POST /bbb/userCenter/export/deposit', {
  about: 'Generates a report of the listed entries. 400: there are none.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...depositFilter, ...exportFormat }),
  data: queuedExport,
})
