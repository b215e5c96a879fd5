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

/** Returns the brand site's own names of a dictionary's entries. */
function useSiteNames(of?: Labelled): SiteNames | undefined {
  const { $names, show } = use(SiteNamesContext)(useScope())
  if (of?.siteNamed) show(of.name)
  const names = useStore($names)
  return of && names[of.name]
}

/** Returns the options of a dictionary with their labels: its entries, then the brand site's own. */
export function useChoices(of: Labelled & Pick<Dictionary, 'entries' | 'find'>) {
  const locale = useLocale()
  const names = useSiteNames(of) ?? {}
  const own = Object.keys(names).filter((code) => /^\d{1,5}$/.test(code) && !of.find(code))
  return [...of.entries.map(({ code }) => code), ...own.map(Number)].map((code) => ({
    code,
    label: of.label(code, locale, names),
  }))
}

/** Returns a function for the labels of a dictionary: the brand site's names, otherwise the defaults. */
export function useLabel(of?: Labelled): (code: number | string) => string {
  const locale = useLocale()
  const names = useSiteNames(of)
  return (code) => of?.label(code, locale, names) ?? ''
}
