import { useStore } from '@nanostores/react'
import { createContext, use, useMemo } from 'react'
import type { Host } from '../core/host'
import type { Locale } from '../core/locale'
import { $overrides, speaker, type Messages, type Say } from '../core/messages'
import type { Scope } from '../core/scope'

/** Set by the element factory around every page and region. */
export const HostContext = createContext<Host | null>(null)

/** @throws Error outside of an element */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('this part stands outside of an element')
  return host
}

export const useScope = (): Scope => useHost().scope

export const useLocale = (): Locale => useStore(useHost().$locale)

/** The speaker of a room's texts; follows the language and overrides live. */
export function useSay<Key extends string>(from: Messages<Key>): Say<Key> {
  const locale = useLocale()
  const overrides = useStore($overrides)
  // oxlint-disable-next-line react/exhaustive-deps -- overrides are read by the speaker itself
  return useMemo(() => speaker(from, locale), [from, locale, overrides])
}

/** Addresses of named routes, drawn again when the host's route map arrives. */
export function useHref() {
  const { href } = useScope()
  useStore(href.$map)
  return href
}
