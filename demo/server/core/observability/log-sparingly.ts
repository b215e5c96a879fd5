import { minute } from '../time/business-time'
import type { Log } from '../http/surroundings'

/** Most lines of a kind per minute; further ones are counted. */
const most = 3
const counts = new Map<string, { lines: number }>()

/**
 * Logs an error that strangers can cause at will: a few lines per minute, then the number of further ones.
 * @param kind one of few names, used in the summary
 */
export function logSparingly(log: Log, kind: string, line: string) {
  const count = counts.get(kind) ?? { lines: 0 }
  count.lines += 1
  if (count.lines <= most) log.error(`${kind}: ${line}`)
  if (count.lines > 1) return
  counts.set(kind, count)
  setTimeout(() => {
    if (counts.get(kind) === count) counts.delete(kind)
    const more = count.lines - most
    if (more > 0) log.error(`${kind}: ${more} more in the last minute`)
  }, minute)
}

/** Forgets the lines of the last minute, for a test that begins anew in the same process. */
export const forgetLoggedLines = () => counts.clear()
