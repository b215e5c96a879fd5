export type SharedWork<T> = {
  /** Milliseconds from the start for which a result is fresh. */
  fresh: number
  /** Further milliseconds for which a stale result is used while it is renewed. */
  stale?: number
  /** Most entries, and most bytes including their names. */
  entries: number
  bytes: number
  /** Returns the size of a result. Nothing: only concurrent callers share it. */
  sizeOf: (made: T) => number | undefined
  /** Monotonic clock. */
  now?: (() => number) | undefined
}

/** Most concurrent renewals of stale results. */
const renewedAtOnce = 2

type Entry<T> = {
  work: Promise<T>
  isMade: boolean
  until: number
  size: number
  meanwhile?: Promise<T> | undefined
}

/**
 * Shares the result of equal work between callers within a short time. Failed work is not shared.
 * @returns a function of a name, which contains everything the work depends on, and the work
 */
export function sharedWork<T>({
  fresh,
  stale = 0,
  entries,
  bytes,
  sizeOf,
  now = () => performance.now(),
}: SharedWork<T>): (name: string, make: () => Promise<T>) => Promise<T> {
  // Ordered by start, and so by expiry.
  const cache = new Map<string, Entry<T>>()
  let cachedBytes = 0
  /** Entries that are renewed while their stale result is in use. */
  const renewing = new Set<Entry<T>>()

  function forget(name: string, entry: Entry<T>) {
    if (cache.get(name) !== entry) return
    cache.delete(name)
    cachedBytes -= entry.size
  }

  function makeRoom() {
    for (const [name, entry] of cache) {
      if (now() < entry.until + stale && cache.size <= entries && cachedBytes <= bytes) return
      forget(name, entry)
    }
  }

  function measure(name: string, entry: Entry<T>, size: number | undefined) {
    if (cache.get(name) !== entry) return
    if (size === undefined) return forget(name, entry)
    entry.size += size
    cachedBytes += size
    makeRoom()
  }

  function begin(name: string, make: () => Promise<T>, meanwhile?: Promise<T>): Entry<T> {
    // Two bytes per character: callers choose the length of names.
    const size = 2 * name.length
    const entry: Entry<T> = { until: now() + fresh, work: make(), isMade: false, size, meanwhile }
    cache.set(name, entry)
    cachedBytes += size
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
    // A renewal that never ends must not block others.
    for (const entry of renewing) if (now() >= entry.until) renewing.delete(entry)
    return renewing.size < renewedAtOnce
  }

  return (name, make) => {
    const found = cache.get(name)
    if (found && now() < found.until) return found.meanwhile ?? found.work
    const isGood = found && now() < found.until + stale
    // Work that takes longer than its result is fresh is waited for: starting again would take even longer.
    if (isGood && (!found.isMade || !mayRenew())) return found.work
    if (found) forget(name, found)
    const { work, meanwhile } = begin(name, make, isGood ? found.work : undefined)
    return meanwhile ?? work
  }
}
