import { test } from 'vitest'
import { anySequence } from './any-sequence'

test('any sequence of bookings keeps ledger, lines and figures of budgets equal', { timeout: 300_000 }, () =>
  anySequence(60),
)
