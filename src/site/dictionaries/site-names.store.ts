import { atom } from 'nanostores'
import type { SiteNames } from '../../core/language/dictionary'
import { noteDrawn } from '../../core/store/drawing'
import { $everythingAgain } from '../../core/store/everything-again'
import { shared } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'

/**
 * Shared names of dictionary entries on the brand site, by dictionary. Their code loads on demand because most sites use
 * the default names.
 */
export const siteNamesOf = shared('site-names', (scope) => {
  const $names = atom<Readonly<Record<string, SiteNames>>>({})
  const shown = new Set<string>()
  let underWay: Promise<unknown> | undefined

  async function read(dictCode: string) {
    const site = siteOf(scope)
    await site.currencyRead()
    // Without `dictCodes` any dictionary can have own names.
    if (site.$currency.get().dictCodes?.includes(dictCode) === false) return
    const { readSiteNames } = await import('./read-site-names.store')
    $names.set({ ...$names.get(), [dictCode]: await readSiteNames(scope, dictCode) })
  }
  // On failure the default names are used.
  const ask = (dictCode: string) => (underWay = Promise.all([underWay, read(dictCode).catch(() => {})]))
  const again = () => shown.forEach(ask)

  noteDrawn<Readonly<Record<string, SiteNames>>>({
    value: $names.get,
    set: $names.set,
    underWay: () => underWay,
    again,
  })
  scope.$locale.listen(again)
  $everythingAgain.listen(again)

  return {
    $names,
    /** Loads the names of a dictionary once, before it is shown. */
    show(dictCode: string) {
      if (shown.has(dictCode)) return
      shown.add(dictCode)
      if (!$names.get()[dictCode]) void ask(dictCode)
    },
  }
})
