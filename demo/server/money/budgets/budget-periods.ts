import { budgetPeriod } from '../../../../src/money/budgets/budget-period'

/** First and last day of a period, as `yyyy-MM-dd`. */
export type Span = { fromDay: string; untilDay: string }

const { month, quarter, year } = budgetPeriod.code
const monthsOf = new Map<number, number>([
  [month, 1],
  [quarter, 3],
  [year, 12],
])

const wire = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Returns consecutive periods.
 * @param given first and last day of own dates; otherwise a day of the first period
 * @param count number of periods; own dates have one
 */
export function spansFrom(period: number, given: Span, count: number): Span[] {
  const months = monthsOf.get(period)
  if (!months) return [given]
  const [of = 0, nth = 1] = given.fromDay.split('-').map(Number)
  const first = Math.floor((nth - 1) / months) * months
  return Array.from({ length: count }, (_, at) => ({
    fromDay: wire(Date.UTC(of, first + at * months, 1)),
    untilDay: wire(Date.UTC(of, first + (at + 1) * months, 0)),
  }))
}
