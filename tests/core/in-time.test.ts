import { afterEach, expect, test, vi } from 'vitest'
import { codePatience, inTime } from '../../src/core/host/in-time'

afterEach(() => void vi.restoreAllMocks())

test('loading code fails after 120 s, and earlier results and failures pass through', async () => {
  const begun = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  const late = inTime(new Promise(() => {})).catch((error: unknown) => String(error))
  expect(codePatience).toBe(120_000)
  const clock: unknown[] = begun.mock.calls.find(([, wait]) => wait === codePatience) ?? []
  const [end, , reason] = clock
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits')
  if (typeof end === 'function') end(reason)
  expect(await late).toBe('Error: late')
  expect(await inTime(Promise.resolve('here'))).toBe('here')
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
  // Other code of this thread also has timers.
  const clocks = begun.mock.results.filter((_, at) => begun.mock.calls[at]?.[1] === codePatience)
  const [, ...stopped] = clocks
  expect(stopped).toHaveLength(2)
  for (const { value } of stopped) expect(cleared).toHaveBeenCalledWith(value)
})
