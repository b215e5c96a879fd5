import { expect, test } from 'vitest'
import { inTime } from '../../demo/server/core/http/in-time'

// A network may never respond, and a client may ignore its abort signal.

test('returns the result or the error of work that ends in time', async () => {
  expect(await inTime(1_000, async () => 7)).toBe(7)
  await expect(inTime(1_000, () => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file')
})

test('aborts late work by its signal and does not wait for it', async () => {
  let reason: unknown
  const deaf = inTime(20, (signal) => {
    signal.addEventListener('abort', () => (reason = signal.reason))
    return new Promise(() => {})
  })
  await expect(deaf).rejects.toThrow('no answer in 20 ms')
  expect(reason).toEqual(new Error('no answer in 20 ms'))
})
