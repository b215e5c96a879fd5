import { afterEach, expect, test, vi } from 'vitest'
import { failing } from '../../demo/static/worker/bad-network'

afterEach(() => vi.useRealTimers())

test('the first request fails and its retry succeeds, also 60 seconds later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const way = failing()
  const request = new Request('http://localhost/api/bbb/goodsInfo/page', { method: 'POST' })
  const succeeds = async () => (await way(request, async () => new Response('goods'))).ok
  expect(await succeeds()).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect([await succeeds(), await succeeds()]).toEqual([true, true])
  vi.advanceTimersByTime(60_000)
  expect([await succeeds(), await succeeds()]).toEqual([false, true])
})
