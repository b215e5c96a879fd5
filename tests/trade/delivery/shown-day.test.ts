import { expect, it } from 'vitest'
import { day } from '../../../src/core/api/shapes'
import { shownDay } from '../../../src/trade/delivery/shown-day'

it.each([
  ['2026-11-21', '11 月 21 日', 'Nov 21'],
  ['2026-11-20 17:00', '11 月 20 日', 'Nov 20'],
  // Not an existing day, but valid by the contract.
  ['2026-02-31', '2 月 31 日', 'Feb 31'],
])('%s is shown without its year', (wire, chinese, english) => {
  expect([shownDay(day.parse(wire), 'zh-CN'), shownDay(day.parse(wire), 'en')]).toEqual([chinese, english])
})
