import { pinned } from './pinned'

/** Logged faults of the page's markup, for the doctor. */
export const complaints = pinned('complaints', () => new Set<string>())
/** Tags of the page that begin with `trade-` but do not exist in the kit. */
export const unknownTags = pinned('unknown-tags', () => new Set<string>())

/** Logs a fault of the page's markup once. */
export function complainOnce(line: string) {
  if (!complaints.has(line)) console.warn(`tradefront: ${line}`)
  complaints.add(line)
}
