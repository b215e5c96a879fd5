/**
 * What is bought on credit in a month is billed on the 1st of the next one and due on the 5th of the one after that.
 * @param month `yyyy-MM`
 * @returns `yyyy-MM-dd`
 */
export function dueDateOf(month: string): string {
  const [year = 0, count = 0] = month.split('-').map(Number)
  // Months are counted from 0 here, so that the second one after is this count plus 1.
  return new Date(Date.UTC(year, count + 1, 5)).toISOString().slice(0, 10)
}

/**
 * The month whose bill is due on a day.
 * @param day `yyyy-MM-dd`
 * @returns `yyyy-MM`; empty where that is no day
 */
export function monthDueOn(day: string): string {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  const first = Date.UTC(year, month - 3, 1)
  return Number.isNaN(first) ? '' : new Date(first).toISOString().slice(0, 7)
}
