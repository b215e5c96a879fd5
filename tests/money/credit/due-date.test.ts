import { expect, it } from 'vitest'
import { dueDateOf, monthDueOn } from '../../../src/money/credit/due-date'

it('a month’s statement is due on the 5th of the second month after it, and the due date maps back to the month', () => {
  expect(dueDateOf('2026-11')).toBe('2027-01-05')
  expect(monthDueOn('2027-01-05')).toBe('2026-11')
})

it.each(['', 'soon', '2026', '..', '{}'])('%j is not a date and maps to no month', (day) =>
  expect(monthDueOn(day)).toBe(''),
)
