import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { shapeWith } from '../../core/form/form-shape'
import { codeOf, id, money, page, paging } from '../../core/api/shapes'
import { claimFields, claimState, expenseFields, mostMore } from './claim'

const expense = z.object({
  /** Code of `claimKind`. */
  kind: z.int(),
  amount: money,
  /** Date, `yyyy-MM-dd`. */
  spentOn: z.string(),
  orderNo: z.string(),
  note: z.string(),
  files: z.array(z.string()),
})
export type Expense = z.output<typeof expense>

/** Claim. Kind, date, order and note come from its first expense, amount and files from all of them. */
const claim = z.extend(expense, {
  id,
  claimNo: z.string(),
  title: z.string(),
  /** All expenses. Absent if the claim has only one. */
  expenses: z.optional(z.array(expense)),
  /** Code of `claimState`. */
  state: z.int(),
  /** Reason for the rejection. */
  reason: z.string(),
  createdAt: z.string(),
  /** Names of steps and actions of `claimMachine`. */
  actions: z.array(z.string()),
})
export type Claim = z.output<typeof claim>

const base = '/bbb/userCenter/reimbursement'
/** Subject and first expense. `more` contains the other expenses. */
const claimShape = shapeWith(claimFields.fields, {
  more: z.optional(z.array(expenseFields.shape).check(z.maxLength(mostMore))),
})
const saved = z.object({ id, state: z.int() })

export const claimPage = endpoint(`POST ${base}/page`, {
  about: 'Lists expense claims by state, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging, state: z.optional(codeOf(claimState)) }),
  data: z.extend(page(claim), { counts: z.record(z.string(), z.int()) }),
})

export const claimDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns an expense claim with its history, the latest event last.',
  needs: 'token',
  data: z.extend(claim, {
    history: z.array(z.object({ at: z.string(), toState: z.int(), actor: z.string(), reason: z.string() })),
  }),
})
export type ClaimDetail = z.output<(typeof claimDetail)['shapes']['data']>

export const addClaim = endpoint(`POST ${base}/add`, {
  about: 'Creates an expense claim as a draft. Submitting it is a separate call.',
  needs: 'token',
  once: true,
  body: claimShape,
  data: saved,
})

export const updateClaim = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Changes a draft or rejected claim. 409: it is under review or decided.',
  needs: 'token',
  body: claimShape,
  data: saved,
})

export const submitClaim = endpoint(`PUT ${base}/submit/{id}`, {
  about: 'Submits a claim for review.',
  needs: 'token',
  data: saved,
})

export const cancelClaim = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Withdraws an undecided claim. It becomes a draft again.',
  needs: 'token',
  data: saved,
})

export const deleteClaim = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes a draft.',
  needs: 'token',
  data: z.literal(true),
})
