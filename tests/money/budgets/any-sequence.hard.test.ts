import { test } from 'vitest'
import { checkBookingSequences } from './booking-sequences'

test('any sequence of bookings keeps ledger, lines and figures of budgets equal', { timeout: 300_000 }, () =>
  checkBookingSequences(60),
)
