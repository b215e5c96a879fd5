import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'
import type * as z from 'zod/mini'

// Memory takes over for this page where the browser's storage is blocked or full.
const memory = new Map<string, string>()

/** True once the browser refused to keep something: it will be gone after this page. */
export const $storageRefused = atom(false)

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const storage = {
  read: (key: string): string | null => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  write(key: string, value: string) {
    const kept = attempt(() => {
      localStorage.setItem(key, value)
      return true
    })
    if (kept) return void memory.delete(key)
    memory.set(key, value)
    $storageRefused.set(true)
  },
  remove(key: string) {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key))
  },
}

const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => typeof key === 'string' && storage.read(key) !== null,
    get: (_, key) => (typeof key === 'string' ? (storage.read(key) ?? undefined) : undefined),
    set(_, key, value) {
      if (typeof key === 'string') storage.write(key, String(value))
      return true
    },
    deleteProperty(_, key) {
      if (typeof key === 'string') storage.remove(key)
      return true
    },
  },
)

/**
 * A value kept under `trade:<site>:<what>`, in step with other tabs. What does not read as `shape`, or carries
 * another version, counts as absent.
 */
export function stored<T>(
  site: string,
  what: string,
  { version, shape, initial }: { version: number; shape: z.ZodMiniType<T>; initial: T },
): WritableAtom<T> {
  const head = `${version}|`
  function decode(kept: string): T {
    if (!kept.startsWith(head)) return initial
    const read = shape.safeParse(attempt((): unknown => JSON.parse(kept.slice(head.length))))
    return read.success ? read.data : initial
  }
  const events =
    typeof window === 'undefined'
      ? { addEventListener() {}, removeEventListener() {} }
      : windowPersistentEvents
  setPersistentEngine(engine, events)
  return persistentAtom<T>(`trade:${site}:${what}`, initial, {
    encode: (value) => head + JSON.stringify(value),
    decode,
  })
}
