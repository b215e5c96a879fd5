import { minute } from './business-time'
import type { Log } from './surroundings'

/** Lines of one kind in a minute; the rest is counted. */
const most = 3
const counts = new Map<string, number>()

/**
 * Writes an error that strangers can cause as often as they like: a few lines a minute, and then how many more there were.
 * @param kind one of few names, which the summary is told by
 */
export function logSparingly(log: Log, kind: string, line: string) {
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  if (count <= most) log.error(`${kind}: ${line}`)
  if (count > 1) return
  setTimeout(() => {
    const more = (counts.get(kind) ?? 0) - most
    counts.delete(kind)
    if (more > 0) log.error(`${kind}: ${more} more in the last minute`)
  }, minute)
}
