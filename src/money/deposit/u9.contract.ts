import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { id, money, page, paging } from '../../core/api/shapes'
import { ledgerRange } from '../../core/store/ledger-range'

const u9Deposit = z.object({
  id,
  /** Number in the ERP. */
  u9No: z.string(),
  amount: money,
  /** Unused amount. */
  balance: money,
  remark: z.string(),
  /** Booking date in the ERP, `yyyy-MM-dd`. */
  bookedOn: z.string(),
  /** Time of the latest synchronisation with the ERP. */
  syncedAt: z.string(),
})

export const u9Page = endpoint('POST /bbb/userCenter/deposit/u9Page', {
  about: 'Lists the company’s advance deposits in the ERP, as last synchronised. Read-only.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, ...ledgerRange }),
  data: z.extend(page(u9Deposit), {
    /** Unused amount of all deposits. */
    balance: money,
  }),
})
export type U9Page = z.output<(typeof u9Page)['shapes']['data']>

export const exportU9 = endpoint('POST /bbb/userCenter/export/u9Deposit', {
  about: 'Generates a report of the advance deposits in the ERP. 400: there are none.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...ledgerRange, ...exportFormat }),
  data: queuedExport,
})
