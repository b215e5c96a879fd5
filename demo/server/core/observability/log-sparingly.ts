import { minute } from '../time/business-time'
import type { Log } from '../http/surroundings'

/** Most lines of a kind per minute; further ones are counted. */
const most = 3
const counts = new Map<string, number>()

/**
 * Logs an error that strangers can cause at will: a few lines per minute, then the number of further ones.
 * @param kind one of few names, used in the summary
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
