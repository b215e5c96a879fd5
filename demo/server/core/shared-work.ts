export type SharedWork<T> = {
  /** Milliseconds from its beginning in which what was made is good. */
  fresh: number
  /** As many more in which what was made is told at once, while it is made anew. */
  stale?: number
  /** How many things are kept at most, and how many bytes, those of their names as well. */
  entries: number
  bytes: number
  /** Of what was made; nothing: only those have it who asked meanwhile. */
  sizeOf: (made: T) => number | undefined
  /** Time that runs on whatever becomes of the clock. */
  now?: (() => number) | undefined
}

/** As many are made anew at once while they are still told as they were: what grew old together has no hurry. */
const renewedAtOnce = 2

type Entry<T> = {
  work: Promise<T>
  isMade: boolean
  until: number
  size: number
  meanwhile?: Promise<T> | undefined
}

/**
 * Does the same work once for all who ask within a short time. Work that failed is kept for nobody.
 * @returns takes the work's name, which tells everything that it hangs on, and the work
 */
export function sharedWork<T>({
  fresh,
  stale = 0,
  entries,
  bytes,
  sizeOf,
  now = () => performance.now(),
}: SharedWork<T>): (name: string, make: () => Promise<T>) => Promise<T> {
  // In the order in which they were begun, and so in which they are over.
  const kept = new Map<string, Entry<T>>()
  let held = 0
  /** What is being made anew while it is still told as it was. */
  const renewing = new Set<Entry<T>>()

  function forget(name: string, entry: Entry<T>) {
    if (kept.get(name) !== entry) return
    kept.delete(name)
    held -= entry.size
  }

  function makeRoom() {
    for (const [name, entry] of kept) {
      if (now() < entry.until + stale && kept.size <= entries && held <= bytes) return
      forget(name, entry)
    }
  }

  function measure(name: string, entry: Entry<T>, size: number | undefined) {
    if (kept.get(name) !== entry) return
    if (size === undefined) return forget(name, entry)
    entry.size += size
    held += size
    makeRoom()
  }

  function begin(name: string, make: () => Promise<T>, meanwhile?: Promise<T>): Entry<T> {
    // Two bytes a character: names are as long as those who ask choose.
    const size = 2 * name.length
    const entry: Entry<T> = { until: now() + fresh, work: make(), isMade: false, size, meanwhile }
    kept.set(name, entry)
    held += size
    if (meanwhile) renewing.add(entry)
    makeRoom()
    entry.work.then(
      (made) => {
        entry.isMade = true
        entry.meanwhile = undefined
        renewing.delete(entry)
        measure(name, entry, sizeOf(made))
      },
      () => {
        renewing.delete(entry)
        forget(name, entry)
      },
    )
    return entry
  }

  function mayRenew() {
    // Work that never ends keeps nobody else from it.
    for (const entry of renewing) if (now() >= entry.until) renewing.delete(entry)
    return renewing.size < renewedAtOnce
  }

  return (name, make) => {
    const found = kept.get(name)
    if (found && now() < found.until) return found.meanwhile ?? found.work
    const isGood = found && now() < found.until + stale
    // What takes longer to make than it is good is waited for: to begin it again would take longer still.
    if (isGood && (!found.isMade || !mayRenew())) return found.work
    if (found) forget(name, found)
    const { work, meanwhile } = begin(name, make, isGood ? found.work : undefined)
    return meanwhile ?? work
  }
}
