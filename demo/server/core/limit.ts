import { refuse } from './refusal'

const windows = new Map<string, { until: number; count: number }>()
const most = 50_000

/**
 * Refuses what comes too often: at most `times` within `ms` for one key (`captcha|<address>`). Counted in this
 * process; the oldest windows are forgotten first when there are too many.
 */
export function limit(key: string, times: number, ms: number) {
  // Time that runs on whatever becomes of the clock.
  const now = performance.now()
  const open = windows.get(key)
  if (!open || open.until <= now) {
    windows.delete(key)
    if (windows.size >= most) for (const old of [...windows.keys()].slice(0, most / 10)) windows.delete(old)
    windows.set(key, { until: now + ms, count: 1 })
    return
  }
  open.count++
  if (open.count > times) throw tooOften(Math.ceil((open.until - now) / 1000))
}

export const tooOften = (seconds: number) =>
  refuse(
    429,
    ['操作过于频繁，请 {n} 秒后再试', 'Too many attempts. Please try again in {n} {n|second|seconds}.'],
    {
      values: { n: seconds },
    },
  )

export const forgetLimits = () => windows.clear()
