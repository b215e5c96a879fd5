import { pinned } from './pinned'

/** What was said of the page's markup on the console, for the doctor. */
export const complaints = pinned('complaints', () => new Set<string>())
/** Tags of the page that begin with `trade-` and are none of the kit's. */
export const unknownTags = pinned('unknown-tags', () => new Set<string>())

/** Says once what is wrong with the page's markup. */
export function complainOnce(line: string) {
  if (!complaints.has(line)) console.warn(`tradefront: ${line}`)
  complaints.add(line)
}
