import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
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

type Listener = (change: { key: string; newValue: string }) => void
const listening = new Map<Listener, (event: StorageEvent) => void>()

/** Signals of other tabs come late: what counts is what stands there by now, not what they tell. */
const events = {
  addEventListener(name: string, listener: Listener, restore: () => void) {
    const listen = ({ key, newValue: told }: StorageEvent) => {
      if (key !== name && key !== null) return
      // What another tab could keep is newer than what this one holds in memory.
      if (key) memory.delete(key)
      const newValue = storage.read(name)
      // A late one is told all the same: some values only say that something has happened.
      if (told !== null && told !== newValue) listener({ key: name, newValue: told })
      // With nobody's key the store sees for itself that nothing is there.
      listener(newValue === null ? { key: '', newValue: '' } : { key: name, newValue })
    }
    listening.set(listener, listen)
    globalThis.window?.addEventListener('storage', listen)
    globalThis.window?.addEventListener('pageshow', restore)
  },
  removeEventListener(_: string, listener: Listener, restore: () => void) {
    const listen = listening.get(listener)
    listening.delete(listener)
    if (listen) globalThis.window?.removeEventListener('storage', listen)
    globalThis.window?.removeEventListener('pageshow', restore)
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

/** What is kept, in step with other tabs. */
export type Stored<T> = WritableAtom<T> & {
  /** Changes what stands there now, also where another tab wrote it a moment ago and its signal is still to come. */
  change: (to: (now: T) => T) => void
}

type Owner = {
  site: string
  /** A request to a server that draws: nothing is kept, and nothing is found but what the browser told. */
  passing: boolean
  told: Readonly<Record<string, unknown>>
}

/** Who keeps something for the whole origin, whichever brand site is shown. */
export const everySite = (owner: Owner): Owner => ({ ...owner, site: 'all' })

/**
 * A value kept under `trade:<site>:<what>`, in step with other tabs. What does not read as `shape`, or carries
 * another version, counts as absent.
 */
export function stored<T>(
  { site, passing, told }: Owner,
  what: string,
  { version, shape, initial }: { version: number; shape: z.ZodMiniType<T>; initial: T },
): Stored<T> {
  if (passing) {
    const $value = atom(shape.safeParse(told[what]).data ?? initial)
    return Object.assign($value, { change: (to: (now: T) => T) => $value.set(to($value.get())) })
  }
  const key = `trade:${site}:${what}`
  const head = `${version}|`
  function decode(kept: string): T {
    if (!kept.startsWith(head)) return initial
    const read = shape.safeParse(attempt((): unknown => JSON.parse(kept.slice(head.length))))
    return read.success ? read.data : initial
  }
  setPersistentEngine(engine, events)
  const $kept = persistentAtom<T>(key, initial, { encode: (value) => head + JSON.stringify(value), decode })
  return Object.assign($kept, {
    change(to: (now: T) => T) {
      const text = storage.read(key)
      // Where somebody wiped it, this page still knows what stood there.
      const now = text === null ? $kept.get() : decode(text)
      const next = to(now)
      // Other tabs hear of what is written, and think that something changed.
      if (next !== now) $kept.set(next)
    },
  })
}
