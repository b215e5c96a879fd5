export type Random = {
  /** 0 ≤ n < 1 */
  next: () => number
  /** Both ends included. */
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
  shuffle: <T>(list: readonly T[]) => T[]
}

/** Creates a generator (Mulberry32) that produces the same numbers for the same seed everywhere. */
export function randomFrom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  function pick<T>(list: readonly T[]): T {
    const at = int(0, list.length - 1)
    for (const item of list.slice(at, at + 1)) return item
    throw new RangeError('nothing to pick from')
  }
  function shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, at: next() }))
    return keyed.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
  }
  return { next, int, pick, chance: (probability) => next() < probability, shuffle }
}

/** Hashes a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
