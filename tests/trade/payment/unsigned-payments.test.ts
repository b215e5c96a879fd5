import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minute } from '../../../demo/server/core/time/business-time'
import { bed } from './payment-bed'
import { channels, send } from './provider-bed'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return bed.reset()
})
afterEach(() => {
  // Rate limits of this test must not affect the next one.
  vi.advanceTimersByTime(minute)
  vi.useRealTimers()
})

const unsigned = (channel: string) =>
  send(
    new Request(`http://localhost:4173/api/bbb/pay/notify/${channel}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `sign=${'x'.repeat(5_000)}%0aanother=line`,
    }),
  )

test.for(channels)(
  'unsigned notifications of %s are logged as three lines a minute, and then counted',
  async (channel) => {
    for (let at = 0; at < 20; at++) await unsigned(channel)
    expect(bed.errors).toHaveLength(3)
    for (const line of bed.errors) {
      expect(line).not.toContain('\n')
      expect(line.length).toBeLessThan(300)
      expect(line).toMatch(new RegExp(`^unsigned notices of ${channel}: `))
    }
    bed.errors.length = 0
    vi.advanceTimersByTime(minute)
    expect(bed.errors).toEqual([`unsigned notices of ${channel}: 17 more in the last minute`])
  },
)
