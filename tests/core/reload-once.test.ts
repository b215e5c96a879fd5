import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '../../src/core/host/reload-once'

class Timing {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}
const reload = vi.fn()
const dispatch = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  dispatch.mockClear()
})
afterEach(() => {
  vi.runAllTimers()
  // The stub of performance is removed first, because fake timers restore the real clock into the global of that name.
  vi.unstubAllGlobals().useRealTimers()
})

function openPage(pathname: string, { type = 'navigate', onLine = true } = {}) {
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(type)] })
  vi.stubGlobal('location', { pathname, reload })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('dispatchEvent', dispatch)
}

test('a page reloads itself once', () => {
  openPage('/news')
  expect([reloadOnce(), reloadOnce()]).toEqual([true, true])
  // A page that is being left for another is not reloaded.
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  openPage('/news', { type: 'reload' })
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  // Owners of typed text are notified before the reload.
  expect(dispatch).toHaveBeenCalledTimes(1)
  expect(dispatch.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
})

test('a page with a payment in progress or without a network does not reload', () => {
  for (const path of ['/cart/checkout', '/cart/payment', '/cart/paySuccess']) {
    openPage(path)
    expect(reloadOnce()).toBe(false)
  }
  openPage('/news', { onLine: false })
  expect(reloadOnce()).toBe(false)
  // Neither if the page has changed to it meanwhile.
  openPage('/news')
  expect(reloadOnce()).toBe(true)
  openPage('/cart/checkout')
  vi.advanceTimersByTime(2_000)
  expect(reload).not.toHaveBeenCalled()
})
