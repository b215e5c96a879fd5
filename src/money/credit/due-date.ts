/**
 * Returns the due date of a month's purchases on credit. They are billed on the 1st of the next month and due on the
 * 5th of the month after that.
 * @param month `yyyy-MM`
 * @returns `yyyy-MM-dd`
 */
export function dueDateOf(month: string): string {
  const [year = 0, count = 0] = month.split('-').map(Number)
  // `Date.UTC` counts months from 0, so `count + 1` is the second month after this one.
  return new Date(Date.UTC(year, count + 1, 5)).toISOString().slice(0, 10)
}

/**
 * Returns the month whose statement is due on a day.
 * @param day `yyyy-MM-dd`
 * @returns `yyyy-MM`, empty for an invalid day
 */
export function monthDueOn(day: string): string {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  const first = Date.UTC(year, month - 3, 1)
  return Number.isNaN(first) ? '' : new Date(first).toISOString().slice(0, 7)
}
