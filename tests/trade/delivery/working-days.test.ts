import { describe, expect, test } from 'vitest'
import { dispatch } from '../../../demo/server/trade/delivery/dispatch'
import { workingDays } from '../../../demo/server/trade/delivery/working-days'
import { promiseKind } from '../../../src/trade/delivery/promise-kind'

// 2026-11-20 is a Friday.
const days = workingDays(new Set(['2027-01-01']))

test('working days leave out weekends and holidays', () => {
  expect(days.from('2026-11-20')).toBe('2026-11-20')
  expect(days.from('2026-11-21')).toBe('2026-11-23')
  expect(days.after('2026-11-20', 1)).toBe('2026-11-23')
  expect(days.after('2026-11-20', 6)).toBe('2026-11-30')
  expect(days.after('2026-12-31', 1)).toBe('2027-01-04')
  expect(days.after('2026-11-20', 0)).toBe('2026-11-20')
})

describe('when goods leave', () => {
  const there = { available: 10, quantity: 10, custom: false, deliveryDays: 3 }
  const at = (time: string, wanted = there) =>
    dispatch(new Date(`${time.replace(' ', 'T')}+08:00`), '17:00', wanted, days)

  test('on the same day before the cut-off, else on the next working day', () => {
    expect(at('2026-11-19 16:59:59')).toMatchObject({ leaves: '2026-11-19', cutOff: '2026-11-19 17:00' })
    expect(at('2026-11-19 17:00:00')).toMatchObject({ leaves: '2026-11-20', cutOff: '2026-11-20 17:00' })
    expect(at('2026-11-20 17:00:00')).toMatchObject({ leaves: '2026-11-23', cutOff: '2026-11-23 17:00' })
    expect(at('2026-11-21 08:00:00')).toMatchObject({ leaves: '2026-11-23', cutOff: '2026-11-23 17:00' })
  })

  test('after the restock or production days for missing or custom goods, at any hour', () => {
    const { restocked, made } = promiseKind.code
    const short = at('2026-11-19 08:00:00', { ...there, quantity: 11 })
    expect(short).toEqual({ kind: restocked, leaves: '2026-11-23' })
    const custom = at('2026-11-19 18:00:00', { ...there, custom: true, deliveryDays: 12 })
    expect(custom).toEqual({ kind: made, leaves: '2026-12-01' })
  })
})
