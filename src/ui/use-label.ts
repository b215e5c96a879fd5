import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { createContext, use } from 'react'
import type { Dictionary, SiteNames } from '../core/dictionary'
import type { ResourceState } from '../core/resource'
import type { Scope } from '../core/scope'
import { useLocale, useScope } from './host'

type Labelled = Pick<Dictionary, 'name' | 'label' | 'siteNamed'>

const $none = atom<ResourceState<SiteNames>>({ status: 'ready', value: {} })

/** What the brand site calls the entries of a dictionary; provided around a page. */
export const SiteNamesContext = createContext<
  (scope: Scope, of: Labelled) => ReadableAtom<ResourceState<SiteNames>>
>(() => $none)

/** The speaker of a dictionary's labels: what the brand site calls its entries, else what we do. */
export function useLabel(of?: Labelled): (code: number | string) => string {
  const locale = useLocale()
  const scope = useScope()
  const namesOf = use(SiteNamesContext)
  const { value } = useStore(of?.siteNamed ? namesOf(scope, of) : $none)
  return (code) => of?.label(code, locale, value) ?? ''
}
