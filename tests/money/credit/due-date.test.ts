import { expect, it } from 'vitest'
import { dueDateOf, monthDueOn } from '../../../src/money/credit/due-date'

it('a month’s bill is due on the 5th of the second month after it, and the day leads back to the month', () => {
  expect(dueDateOf('2026-11')).toBe('2027-01-05')
  expect(monthDueOn('2027-01-05')).toBe('2026-11')
})

it.each(['', 'soon', '2026', '..', '{}'])('%j is no day: no month is due on it', (day) =>
  expect(monthDueOn(day)).toBe(''),
)
