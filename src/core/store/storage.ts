import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'
import type * as z from 'zod/mini'

// Replaces the browser's storage on this page if it is blocked or full.
const memory = new Map<string, string>()

/** True after the browser refused to store something, which is then lost with this page. */
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

/** Events of other tabs arrive late, so the current value counts, not the event's. */
const events = {
  addEventListener(name: string, listener: Listener, restore: () => void) {
    const listen = ({ key, newValue: newText }: StorageEvent) => {
      if (key !== name && key !== null) return
      // A value stored by another tab is newer than ours in memory.
      if (key) memory.delete(key)
      const newValue = storage.read(name)
      // Late events are passed on too, because some values only signal that something happened.
      if (newText !== null && newText !== newValue) listener({ key: name, newValue: newText })
      // With an empty key the store itself reads that the value is gone.
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

/** A stored value, synchronised with other tabs. */
export type Stored<T> = WritableAtom<T> & {
  /** Changes the current value, even if another tab changed it a moment ago. */
  change: (to: (now: T) => T) => void
}

type Owner = {
  site: string
  /** During server rendering nothing is stored, and only values sent by the browser are found. */
  passing: boolean
  storedValues: Readonly<Record<string, unknown>>
}

/** Scope for values of the whole origin, independent of the brand site. */
export const everySite = (owner: Owner): Owner => ({ ...owner, site: 'all' })

/**
 * Stores a value under `trade:<site>:<what>`, synchronised with other tabs. A value of another version, or one that
 * does not match the shape, counts as absent.
 */
export function stored<T>(
  { site, passing, storedValues }: Owner,
  what: string,
  { version, shape, initial }: { version: number; shape: z.ZodMiniType<T>; initial: T },
): Stored<T> {
  if (passing) {
    const $value = atom(shape.safeParse(storedValues[what]).data ?? initial)
    return Object.assign($value, { change: (to: (now: T) => T) => $value.set(to($value.get())) })
  }
  const key = `trade:${site}:${what}`
  const head = `${version}|`
  function decode(text: string): T {
    if (!text.startsWith(head)) return initial
    const read = shape.safeParse(attempt((): unknown => JSON.parse(text.slice(head.length))))
    return read.success ? read.data : initial
  }
  setPersistentEngine(engine, events)
  const $kept = persistentAtom<T>(key, initial, { encode: (value) => head + JSON.stringify(value), decode })
  return Object.assign($kept, {
    change(to: (now: T) => T) {
      const text = storage.read(key)
      // If the storage was cleared, this page still knows the value.
      const now = text === null ? $kept.get() : decode(text)
      const next = to(now)
      // Writing triggers events in other tabs, so unchanged values are not written.
      if (next !== now) $kept.set(next)
    },
  })
}
