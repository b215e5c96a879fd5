import { useStore } from '@nanostores/react'
import { createContext, use, useId, useMemo } from 'react'
import { atom, type ReadableAtom } from 'nanostores'
import { noteDrawn } from '../core/store/drawing'
import type { Host } from '../core/host/host'
import type { Locale } from '../core/language/locale'
import { $overrides, speaker, type Messages, type Say } from '../core/language/messages'
import type { Scope } from '../core/host/scope'

/** Host of a page or region, provided by the element. */
export const HostContext = createContext<Host | null>(null)

/** Returns the host. @throws Error outside of an element */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('this part stands outside of an element')
  return host
}

export const useScope = (): Scope => useHost().scope

/** Returns the language. The component renders again when the language or an overridden text changes. */
export function useLocale(): Locale {
  const { $locale, drawn } = useHost()
  useStore($overrides)
  // Hydrates in the rendered language and switches afterwards.
  return useStore($locale, { ssr: () => drawn?.locale ?? $locale.get() })
}

/** Returns a function for the texts of a room, which follows language and overrides. */
export function useSay<Key extends string>(from: Messages<Key>): Say<Key> {
  const locale = useLocale()
  const overrides = $overrides.get()
  // oxlint-disable-next-line react/exhaustive-deps -- overrides are read by the speaker itself
  return useMemo(() => speaker(from, locale), [from, locale, overrides])
}

/** Returns a function for addresses of routes. Renders again when the host's route map arrives. */
export function useHref() {
  const { href } = useScope()
  useStore(href.$map)
  return href
}

/**
 * Returns whether a server rendered this component, so that its nodes exist. False for a component first rendered later on
 * the page.
 * @param drawing whether the server is rendering now
 */
export const useTakenOver = (drawing: boolean): boolean =>
  useOpened(() =>
    noteDrawn({ value: () => drawing || undefined, set() {}, underWay: () => undefined, again() {} }),
  )

/**
 * Opens a store of this component, once. A server-rendered component starts with the rendered values.
 * @param of another value opens another store
 */
export function useOpened<T>(open: () => T, of = ''): T {
  const { drawn } = useHost()
  const id = useId()
  // oxlint-disable-next-line react/exhaustive-deps -- opened for `of` alone
  return useMemo(() => (drawn ? drawn.drawing.open(`${drawn.name}${id}${of}`, open) : open()), [of])
}

/**
 * Returns the value of a store that may have changed since the server rendered it: first the rendered value for
 * hydration, then the current one.
 * @param written value that was written into the nodes since
 */
export function useAsDrawn<T>(store: ReadableAtom<T>, written?: () => T | undefined): T {
  const asDrawn = useOpened(() => {
    let read = () => store.get()
    noteDrawn<{ value: T }>({
      value: () => ({ value: store.get() }),
      set: ({ value }) => (read = () => value),
      underWay: () => undefined,
      again() {},
    })
    return () => read()
  })
  return useStore(store, { ssr: () => written?.() ?? asDrawn() })
}

/**
 * Returns the value of a store that only the browser has.
 * @param unknown rendered on the server instead
 */
export function useOwn<T>(store: ReadableAtom<T>, unknown: T): T {
  const { passing } = useScope()
  // Reading the store would load it.
  return useStore(passing ? atom(unknown) : store, { ssr: () => unknown })
}
