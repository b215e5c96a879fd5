import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { codeOf, id, money, wording } from '../../core/shapes'
import { listRange } from '../../core/list-range'
import { currencyShape } from '../../site/brand-site/document-site'
import { exportFormat, queuedExport } from '../downloads/export-shapes'
import { performanceBy } from './performance-by'

const filter = {
  /** How far back, a code of `listRange`; default: a year. */
  timeRange: z._default(codeOf(listRange), 12),
  /** Of one account of the company. */
  memberId: z.optional(id),
}

const part = z.object({
  /** A month `yyyy-MM`, or the id of a category or an account. */
  key: z.string(),
  name: z.string(),
  amount: money,
  orders: z.int(),
})
export type TurnoverPart = z.output<typeof part>

const category = z.extend(part, { name: wording })

/** Of a group of sites: what its members in another currency came to, and how it is told apart. */
const inOther = z.extend(currencyShape, {
  amount: money,
  orders: z.int(),
  months: z.optional(z.array(part)),
  categories: z.optional(z.array(category)),
  members: z.optional(z.array(part)),
})

export const performance = endpoint('GET /bbb/userCenter/performance/summary', {
  about:
    'Turnover of the company by month, category and account: what was paid and not given back. A sub-account sees its own.',
  needs: 'token',
  query: z.object(filter),
  data: z.object({
    amount: money,
    orders: z.int(),
    /** The oldest first, months without orders too. */
    months: z.array(part),
    /** The most first. */
    categories: z.array(category),
    members: z.array(part),
    /** One for each other currency; in no other figure. */
    others: z.optional(z.array(inOther)),
  }),
})
export type Performance = z.output<(typeof performance)['shapes']['data']>

export const exportPerformance = endpoint('POST /bbb/userCenter/export/performance', {
  about: 'Has a report of the turnover generated, as a table of the page shows it.',
  needs: 'token',
  body: z.object({ ...filter, by: codeOf(performanceBy), ...exportFormat }),
  data: queuedExport,
})
