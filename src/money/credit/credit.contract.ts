import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, month, page, paging } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { ledgerRange } from '../../core/store/ledger-range'
import { billState } from './bill-state'
import { creditFields, disputeFields } from './credit-fields'
import { lineMark } from './line-mark'
import { lineActionNames } from './line-mark-machine'

const bill = z.object({
  id,
  /** Statement number, such as `ZD202610`. */
  billNo: z.string(),
  /** Month, `yyyy-MM`. */
  month: z.string(),
  /** Code of `billState`. */
  state: z.int(),
  amount: money,
  repaid: money,
  left: money,
  /** Due date, `yyyy-MM-dd`. */
  dueDate: z.string(),
  /** Days until the due date. Negative if overdue. */
  daysLeft: z.int(),
  /** Reason of the dispute. */
  disputeReason: z.string(),
  /** Number of disputed lines. While the statement is to be confirmed, they are not sent to the platform yet. */
  disputedLines: z._default(z.int(), 0),
  /** Names of `billActions` that the buyer can take. Other back ends send none. */
  actions: z.optional(z.array(z.string())),
})
export type Bill = z.output<typeof bill>

const base = '/bbb/userCenter/credit'

export const creditIndex = endpoint(`GET ${base}/index`, {
  about:
    'Returns the credit line (granted, used, available), the statement due next and the last twelve months.',
  needs: 'token',
  permission: 'main',
  data: z.object({
    limit: money,
    used: money,
    available: money,
    /** `none`: no credit line granted yet. `overdue`: purchases on credit are blocked. */
    state: z.enum(['none', 'open', 'overdue']),
    /** Part of `used` on statements. `unbilled` is the part not yet on a statement. */
    billed: money,
    unbilled: money,
    /** Unbilled amount of orders in progress. */
    occupied: z._default(money, 0),
    /** Statement to be repaid first. */
    due: z.optional(bill),
    /** Latest eleven statements and the current month, oldest first. */
    months: z.array(z.object({ month, repaid: money, left: money, unbilled: money })),
  }),
})
export type CreditIndex = z.output<(typeof creditIndex)['shapes']['data']>

const billFilter = { ...ledgerRange, state: z.optional(codeOf(billState)) }

export const billPage = endpoint(`POST ${base}/billPage`, {
  about: 'Lists statements by state and time, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, ...billFilter }),
  data: page(bill),
})

export const exportBills = endpoint('POST /bbb/userCenter/export/creditBill', {
  about: 'Generates a report of the listed statements. 400: there are none.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...billFilter, ...exportFormat }),
  data: queuedExport,
})

export const exportBillLines = endpoint('POST /bbb/userCenter/export/billLines', {
  about: 'Generates a report of the lines of a statement, with the buyer’s remarks.',
  needs: 'token',
  permission: 'main',
  body: z.object({ billId: id, ...exportFormat }),
  data: queuedExport,
})

const billLine = z.object({
  id,
  /** Code of `creditType`. */
  type: z.int(),
  /** Amount. Negative for a refund. */
  amount: money,
  refNo: z.string(),
  /** Numbers of the orders behind this line. */
  orderNos: z._default(z.array(z.string()), []),
  /** PO numbers of these orders. */
  poNumbers: z._default(z.array(z.string()), []),
  createdAt: z.string(),
  /** Buyer's mark, as a code of `lineMark`. */
  mark: z._default(z.int(), lineMark.code.open),
  /** Reason of the dispute. */
  reason: z._default(z.string(), ''),
  /** Platform's answer to the dispute. */
  answer: z._default(z.string(), ''),
  /** Names of steps of `lineMarkMachine`. */
  actions: z._default(z.array(z.string()), []),
})
export type BillLine = z.output<typeof billLine>

const billWord = z.object({
  at: z.string(),
  /** `dispute`, `disputeLine`, `takeBackLine`, `reissue` or `confirm`. */
  action: z.string(),
  /** `buyer`, `platform` or `timer`. */
  actor: z.string(),
  /** Name of a company account. */
  name: z.string(),
  /** Reference number of the line. Empty: the whole statement. */
  refNo: z.string(),
  /** Text of the dispute or answer. */
  words: z.string(),
})
export type BillWord = z.output<typeof billWord>

export const billDetail = endpoint(`GET ${base}/billDetail/{id}`, {
  about: 'Returns a statement with the purchases and refunds of its month.',
  needs: 'token',
  permission: 'main',
  data: z.extend(bill, {
    lines: z.array(billLine),
    /** Disputes and answers, oldest first. */
    said: z.optional(z.array(billWord)),
  }),
})
export type BillDetail = z.output<(typeof billDetail)['shapes']['data']>

export const markLine = endpoint(`PUT ${base}/line/{id}`, {
  about: 'Accepts or disputes a line of a statement. 409: the statement is in another state.',
  needs: 'token',
  permission: 'main',
  body: z.object({
    lineId: id,
    action: z.enum(lineActionNames),
    /** Required for a dispute. */
    reason: z._default(text(200), ''),
  }),
  data: z.object({ mark: z.int() }),
})

const moved = z.object({ state: z.int() })

export const confirmBill = endpoint(`PUT ${base}/confirm/{id}`, {
  about: 'Confirms a statement. 409: the statement is in another state.',
  needs: 'token',
  permission: 'main',
  data: moved,
})

export const disputeBill = endpoint(`PUT ${base}/dispute/{id}`, {
  about: 'Disputes a statement. The platform reviews and reissues it.',
  needs: 'token',
  permission: 'main',
  body: disputeFields.shape,
  data: moved,
})

export const repayBills = endpoint(`POST ${base}/repay`, {
  about:
    'Creates a pay order for the open amount of statements, or for a part of it, and voids earlier ones.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: z.object({
    billIdList: z.array(id).check(z.minLength(1), z.maxLength(24)),
    /** Partial amount, applied to the oldest statement first. Default: everything left. */
    amount: z.optional(money),
  }),
  data: z.object({ payOrderId: id }),
})

const application = z.object({
  reviewState: z.int(),
  amountWanted: money,
  purpose: z.string(),
  files: z.array(z.string()),
  reason: z.string(),
  appliedAt: z.string(),
})
export type CreditApplication = z.output<typeof application>

export const applyDetail = endpoint(`GET ${base}/applyDetail`, {
  about: 'Returns the latest application for a credit line with its state.',
  needs: 'token',
  permission: 'main',
  data: z.object({ application: z.optional(application) }),
})

export const applyCredit = endpoint(`POST ${base}/apply`, {
  about: 'Applies for a credit line or a higher limit. 409: another application is under review.',
  needs: 'token',
  permission: 'certifiedMain',
  once: true,
  body: creditFields.shape,
  data: z.object({ reviewState: z.int() }),
})
