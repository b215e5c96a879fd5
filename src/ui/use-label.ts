import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { createContext, use } from 'react'
import type { Dictionary, SiteNames } from '../core/language/dictionary'
import type { Scope } from '../core/host/scope'
import { useLocale, useScope } from './host'

type Labelled = Pick<Dictionary, 'name' | 'label' | 'siteNamed'>
type Names = {
  $names: ReadableAtom<Readonly<Record<string, SiteNames>>>
  show: (dictCode: string) => void
}

const none: Names = { $names: atom({}), show() {} }

/** Brand site's own names of dictionary entries; provided around a page. */
export const SiteNamesContext = createContext<(scope: Scope) => Names>(() => none)

/** All that can be chosen from a dictionary, with its labels: its entries, then the brand site's own. */
export function useChoices(of: Labelled & Pick<Dictionary, 'entries' | 'find'>) {
  const locale = useLocale()
  const { $names, show } = use(SiteNamesContext)(useScope())
  if (of.siteNamed) show(of.name)
  const names = useStore($names)[of.name] ?? {}
  const own = Object.keys(names).filter((code) => /^\d{1,5}$/.test(code) && !of.find(code))
  return [...of.entries.map(({ code }) => code), ...own.map(Number)].map((code) => ({
    code,
    label: of.label(code, locale, names),
  }))
}

/** The speaker of a dictionary's labels: what the brand site calls its entries, else what we do. */
export function useLabel(of?: Labelled): (code: number | string) => string {
  const locale = useLocale()
  const { $names, show } = use(SiteNamesContext)(useScope())
  if (of?.siteNamed) show(of.name)
  const names = useStore($names)
  return (code) => of?.label(code, locale, names[of.name]) ?? ''
}
