import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { after, day, startOfDay } from '../time/business-time'
import { clock } from '../time/clock'

/** `timeRange`: months of thirty days until now. `from`, `to`: first and last day. */
type Span = { timeRange?: number | undefined; from?: string | undefined; to?: string | undefined }

export const monthsAgo = (months: number): Date => after(clock.now(), -months * 30 * day)

/** Condition for a time span. Without one: no condition. */
export const inTimeSpan = (at: PgColumn, { timeRange, from, to }: Span): SQL | undefined =>
  and(
    timeRange ? gte(at, monthsAgo(timeRange)) : undefined,
    from === undefined ? undefined : gte(at, startOfDay(from)),
    to === undefined ? undefined : lt(at, after(startOfDay(to), day)),
  )
