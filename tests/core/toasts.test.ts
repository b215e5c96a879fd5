import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openToasts } from '../../src/core/host/toasts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = ({ $toasts }: ReturnType<typeof openToasts>) => $toasts.get().map(({ title }) => title)

test('R66: the last three of 50 failures are shown', () => {
  const toasts = openToasts()
  for (let at = 0; at < 50; at++) toasts.full('error', `failed ${at}`)
  expect(titles(toasts)).toEqual(['failed 47', 'failed 48', 'failed 49'])
})

test('R66: the same message is shown once in 3 seconds, and again after them', () => {
  const toasts = openToasts()
  const shown: string[] = []
  toasts.$toasts.listen((now) => shown.push(...now.map(({ title }) => title)))
  for (let at = 0; at < 50; at++) toasts.brief('warning', 'offline')
  expect(shown).toEqual(['offline'])
  toasts.$toasts.set([])
  vi.advanceTimersByTime(2999)
  toasts.brief('warning', 'offline')
  expect(titles(toasts)).toEqual([])
  vi.advanceTimersByTime(1)
  toasts.brief('warning', 'offline')
  expect(titles(toasts)).toEqual(['offline'])
})

test('an error disappears with its page after at least 4.5 seconds', () => {
  const toasts = openToasts()
  toasts.full('error', 'not enough in stock')
  vi.advanceTimersByTime(60_000)
  expect(titles(toasts)).toEqual(['not enough in stock'])
  toasts.full('error', 'please log in again')
  toasts.settle()
  expect(titles(toasts)).toEqual(['please log in again'])
  vi.advanceTimersByTime(4500)
  expect(titles(toasts)).toEqual([])
})
