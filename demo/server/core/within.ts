import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { after, day, startOfDay } from './business-time'
import { clock } from './clock'

/** `timeRange`: so many months of thirty days back from now · `from`, `to`: the first and the last day */
type Span = { timeRange?: number | undefined; from?: string | undefined; to?: string | undefined }

export const monthsAgo = (months: number): Date => after(clock.now(), -months * 30 * day)

/** What happened in a span; all where none is named. */
export const within = (at: PgColumn, { timeRange, from, to }: Span): SQL | undefined =>
  and(
    timeRange ? gte(at, monthsAgo(timeRange)) : undefined,
    from === undefined ? undefined : gte(at, startOfDay(from)),
    to === undefined ? undefined : lt(at, after(startOfDay(to), day)),
  )
