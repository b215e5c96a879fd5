import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, wording } from '../../core/api/shapes'
import { listRange } from '../../core/store/list-range'
import { currencyShape } from '../../site/brand-site/document-site'
import { exportFormat, queuedExport } from '../downloads/export-shapes'
import { performanceBy } from './performance-by'

const filter = {
  /** Time range up to now, as a code of `listRange`. Default: 12 months. */
  timeRange: z._default(codeOf(listRange), 12),
  /** Id of a company account. */
  memberId: z.optional(id),
}

const part = z.object({
  /** Month `yyyy-MM`, code of a cost centre, or id of a category, an account or a shop. */
  key: z.string(),
  name: z.string(),
  amount: money,
  orders: z.int(),
})
export type TurnoverPart = z.output<typeof part>

const category = z.extend(part, { name: wording })

/** Further groupings, highest amount first. */
const more = {
  /** Cost centres. The one without a name contains lines without a cost centre. */
  costCentres: z._default(z.array(part), []),
  /** Shops. */
  suppliers: z._default(z.array(category), []),
}

/** Turnover in another currency, for a group of sites. */
const inOther = z.extend(currencyShape, {
  amount: money,
  orders: z.int(),
  months: z.optional(z.array(part)),
  categories: z.optional(z.array(category)),
  members: z.optional(z.array(part)),
  ...more,
})

export const performance = endpoint('GET /bbb/userCenter/performance/summary', {
  about:
    'Returns the company’s turnover (payments minus refunds) by month, category, account, cost centre and supplier. A sub-account sees its own.',
  needs: 'token',
  query: z.object(filter),
  data: z.object({
    amount: money,
    orders: z.int(),
    /** Months, oldest first, including those without orders. */
    months: z.array(part),
    /** Categories, highest amount first. */
    categories: z.array(category),
    members: z.array(part),
    ...more,
    /** Turnover in each other currency. The other figures do not include it. */
    others: z.optional(z.array(inOther)),
  }),
})
export type Performance = z.output<(typeof performance)['shapes']['data']>

export const exportPerformance = endpoint('POST /bbb/userCenter/export/performance', {
  about: 'Generates a report of a turnover table.',
  needs: 'token',
  body: z.object({ ...filter, by: codeOf(performanceBy), ...exportFormat }),
  data: queuedExport,
})
