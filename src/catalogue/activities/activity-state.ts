import { dictionary } from '../../core/language/dictionary'

/** State of an activity relative to its period. */
export const activityState = dictionary('activityState', {
  notStarted: [10, '未开始', 'Not started', 'waits'],
  running: [20, '进行中', 'Running', 'moves'],
  ended: [30, '已结束', 'Ended', 'ended'],
})

/** Converts a time of a response, `2026-11-20 10:42:00` in Shanghai time, to milliseconds since 1970. */
export const momentOf = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}+08:00`)

type Period = { startAt: string; endAt: string }

/**
 * Returns the state at a time and its remaining duration.
 * @param now milliseconds since 1970, by the server's clock
 * @returns `left` in milliseconds; 0 once the activity is over
 */
export function stateAt({ startAt, endAt }: Period, now: number) {
  const { notStarted, running, ended } = activityState.code
  const [start, end] = [momentOf(startAt), momentOf(endAt)]
  if (now < start) return { state: notStarted, left: start - now }
  return now < end ? { state: running, left: end - now } : { state: ended, left: 0 }
}
