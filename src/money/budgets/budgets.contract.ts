import * as z from 'zod/mini'
import { exportFormat, queuedExport } from '../../account/downloads/export-shapes'
import { endpoint } from '../../core/api/endpoint'
import { day, id, money, page, paging, yesNo } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { budgetFields, budgetMoveFields, newBudgetFields } from './budget-fields'

/** Figures of a budget. `free` is `amount + carried - used - reserved`, and negative after the budget was lowered or exceeded. */
const figures = {
  amount: money,
  /** Amount from earlier periods, or to the next one if negative. */
  carried: money,
  used: money,
  reserved: money,
  free: money,
}

const costCentreName = z.object({ id, code: z.string(), name: z.string() })

const budget = z.object({
  id,
  costCentre: costCentreName,
  /** Code of `budgetPeriod`. */
  period: z.int(),
  fromDay: day,
  untilDay: day,
  /** ISO 4217 code. */
  currency: z.string(),
  /** Code of `budgetBasis`. */
  basis: z.int(),
  /** 10: orders beyond the budget are refused. 20: the checkout warns. */
  hard: yesNo,
  /** 10: the rest moves to the next period. */
  carryOver: yesNo,
  ...figures,
})
export type Budget = z.output<typeof budget>

const entry = z.object({
  id,
  /** Code of `budgetEntryType`. */
  type: z.int(),
  amount: money,
  carried: money,
  used: money,
  reserved: money,
  /** Free amount after the entry. */
  freeAfter: money,
  /** `order` or `request`. Absent if no document caused the entry. */
  documentKind: z.optional(z.string()),
  documentId: z.optional(id),
  refNo: z.string(),
  /** Name of the account that caused the entry. */
  actor: z.string(),
  remark: z.string(),
  createdAt: z.string(),
})
export type BudgetEntry = z.output<typeof entry>

const base = '/bbb/userCenter/budget'

const budgetFilter = {
  /** Period in relation to today. Default: all. */
  when: z.optional(z.enum(['now', 'before', 'later'])),
  costCentreId: z.optional(id),
  /** Part of the code or the name of a cost centre. */
  keyword: z.optional(keyword()),
}

export const pageBudgets = endpoint(`POST ${base}/page`, {
  about: 'Lists the budgets of the buyer’s company, the latest period first.',
  needs: 'token',
  permission: 'budgetReader',
  body: z.object({ ...paging, ...budgetFilter }),
  data: page(budget),
})

export const exportBudgets = endpoint('POST /bbb/userCenter/export/budgets', {
  about: 'Generates a report of the listed budgets. 400: there are none.',
  needs: 'token',
  permission: 'budgetReader',
  body: z.object({ ...budgetFilter, ...exportFormat }),
  data: queuedExport,
})

export const exportBudgetEntries = endpoint('POST /bbb/userCenter/export/budgetEntries', {
  about: 'Generates a report of the ledger of a budget.',
  needs: 'token',
  permission: 'budgetReader',
  body: z.object({ budgetId: id, ...exportFormat }),
  data: queuedExport,
})

export const readBudget = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns a budget of the buyer’s company.',
  needs: 'token',
  permission: 'budgetReader',
  data: budget,
})

export const pageBudgetEntries = endpoint(`POST ${base}/entries/{id}`, {
  about: 'Lists the ledger of a budget, the latest entry first.',
  needs: 'token',
  permission: 'budgetReader',
  body: z.object(paging),
  data: page(entry),
})

/** Code 409: the dates overlap with another budget of the cost centre. */
export const addBudget = endpoint(`POST ${base}/add`, {
  about:
    'Adds a budget for one or several consecutive periods, in the currency of the site, and returns their ids.',
  needs: 'token',
  permission: 'budgetManager',
  once: true,
  body: newBudgetFields.shape,
  data: z.array(id),
})

export const changeBudget = endpoint(`PUT ${base}/update/{id}`, {
  about:
    'Changes the amount and the rules of a budget. An amount below what is reserved and used is allowed.',
  needs: 'token',
  permission: 'budgetManager',
  body: budgetFields.shape,
  data: z.literal(true),
})

/** Code 422: the budget has less left, or the other one has another currency or would become too high. */
export const moveBudget = endpoint(`POST ${base}/move/{id}`, {
  about: 'Moves a part of what is left of a budget to another budget of the company.',
  needs: 'token',
  permission: 'budgetManager',
  once: true,
  body: budgetMoveFields.shape,
  data: z.literal(true),
})

/** Code 409: the budget has been reserved or used. */
export const deleteBudget = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes a budget that was never reserved or used.',
  needs: 'token',
  permission: 'budgetManager',
  data: z.literal(true),
})

export const readBudgetLeft = endpoint(`GET ${base}/left`, {
  about:
    'Returns what is left today of the budget of a cost centre. Without `budget`, the cost centre has none.',
  needs: 'token',
  query: z.object({ costCentre: text(50, 1) }),
  data: z.object({
    costCentre: z.object({ code: z.string(), name: z.string() }),
    /** Budget of today. */
    budget: z.optional(
      z.object({ ...figures, currency: z.string(), hard: yesNo, fromDay: day, untilDay: day }),
    ),
  }),
})
export type BudgetLeft = z.output<(typeof readBudgetLeft)['shapes']['data']>
