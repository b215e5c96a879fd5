import { afterEach, expect, test, vi } from 'vitest'
import { codePatience, inTime } from '../../src/core/in-time'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('code that is under way for 120 s counts as not loaded; what comes before, or fails, stands', async () => {
  vi.useFakeTimers()
  const begun = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  const late = inTime(new Promise(() => {})).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('Error: late')
  expect(codePatience).toBe(120_000)
  expect(await inTime(Promise.resolve('here'))).toBe('here')
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
  // Others of this thread have timers, too.
  const clocks = begun.mock.results.filter((_, at) => begun.mock.calls[at]?.[1] === codePatience)
  const [, ...stopped] = clocks
  expect(stopped).toHaveLength(2)
  for (const { value } of stopped) expect(cleared).toHaveBeenCalledWith(value)
})
