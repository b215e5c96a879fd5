import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, page, paging } from '../../core/api/shapes'
import { ledgerRange } from '../../core/store/ledger-range'
import { thirdBillState } from './third-bill-state'

const thirdBill = z.object({
  id,
  billNo: z.string(),
  /** Name of the lender. */
  provider: z.string(),
  /** Month, `yyyy-MM`. */
  month: z.string(),
  amount: money,
  /** Code of `thirdBillState`. */
  state: z.int(),
  /** Due date, `yyyy-MM-dd`. */
  dueDate: z.string(),
  paidAt: z.optional(z.string()),
})
export type ThirdBill = z.output<typeof thirdBill>

const base = '/bbb/userCenter/credit'
const filter = { ...ledgerRange, state: z.optional(codeOf(thirdBillState)) }

export const thirdBillPage = endpoint(`POST ${base}/thirdBillPage`, {
  about:
    'Lists statements of credit from third parties, the latest first. They are repaid to the third party.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, ...filter }),
  data: page(thirdBill),
})

export const thirdBillDetail = endpoint(`GET ${base}/thirdBillDetail/{id}`, {
  about: 'Returns a third party’s statement with its lines.',
  needs: 'token',
  permission: 'main',
  data: z.extend(thirdBill, {
    lines: z.array(
      z.object({ id, refNo: z.string(), about: z.string(), amount: money, createdAt: z.string() }),
    ),
  }),
})

export const exportThirdBills = endpoint('POST /bbb/userCenter/export/thirdBill', {
  about: 'Generates a report of the listed third-party statements. 400: there are none.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...filter, ...exportFormat }),
  data: queuedExport,
})
