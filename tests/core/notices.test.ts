import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNotices } from '../../src/core/notices'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = ({ $notices }: ReturnType<typeof openNotices>) => $notices.get().map(({ title }) => title)

test('R66: of fifty failures at once the last three are shown', () => {
  const notices = openNotices()
  for (let at = 0; at < 50; at++) notices.notice('error', `failed ${at}`)
  expect(titles(notices)).toEqual(['failed 47', 'failed 48', 'failed 49'])
})

test('R66: the same words are said once in three seconds, and again after them', () => {
  const notices = openNotices()
  const shown: string[] = []
  notices.$notices.listen((now) => shown.push(...now.map(({ title }) => title)))
  for (let at = 0; at < 50; at++) notices.toast('warning', 'offline')
  expect(shown).toEqual(['offline'])
  notices.$notices.set([])
  vi.advanceTimersByTime(2999)
  notices.toast('warning', 'offline')
  expect(titles(notices)).toEqual([])
  vi.advanceTimersByTime(1)
  notices.toast('warning', 'offline')
  expect(titles(notices)).toEqual(['offline'])
})
