import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '../../src/core/host/reload-once'

class Timing {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}
const reload = vi.fn()
const told = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  told.mockClear()
})
afterEach(() => {
  vi.runAllTimers()
  // The stub of performance goes first: fake timers put the real clock back into the global of that name.
  vi.unstubAllGlobals().useRealTimers()
})

function openPage(pathname: string, { type = 'navigate', onLine = true } = {}) {
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(type)] })
  vi.stubGlobal('location', { pathname, reload })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('dispatchEvent', told)
}

test('a page is loaded anew by itself once', () => {
  openPage('/news')
  expect([reloadOnce(), reloadOnce()]).toEqual([true, true])
  // Whoever sets out for another page is not called back.
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  openPage('/news', { type: 'reload' })
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  // Who holds what was typed hears of it before.
  expect(told).toHaveBeenCalledTimes(1)
  expect(told.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
})

test('never where money is under way, nor without a network', () => {
  for (const path of ['/cart/checkout', '/cart/payment', '/cart/paySuccess']) {
    openPage(path)
    expect(reloadOnce()).toBe(false)
  }
  openPage('/news', { onLine: false })
  expect(reloadOnce()).toBe(false)
  // Nor where it has come to that meanwhile.
  openPage('/news')
  expect(reloadOnce()).toBe(true)
  openPage('/cart/checkout')
  vi.advanceTimersByTime(2_000)
  expect(reload).not.toHaveBeenCalled()
})
