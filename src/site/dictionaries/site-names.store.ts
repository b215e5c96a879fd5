import { atom } from 'nanostores'
import type { SiteNames } from '../../core/dictionary'
import { noteDrawn } from '../../core/drawing'
import { $everythingAgain } from '../../core/everything-again'
import { shared } from '../../core/scope'
import { siteOf } from '../brand-site/brand-site.store'

/**
 * What the brand site calls the entries of dictionaries, by the names of these. Most sites call none by names of their
 * own, so the code that reads them is brought when it is needed.
 */
export const siteNamesOf = shared('site-names', (scope) => {
  const $names = atom<Readonly<Record<string, SiteNames>>>({})
  const shown = new Set<string>()
  let underWay: Promise<unknown> | undefined

  async function read(dictCode: string) {
    const site = siteOf(scope)
    await site.id()
    await site.currencyRead()
    // Any may be named where the back end does not say.
    if (site.$currency.get().dictCodes?.includes(dictCode) === false) return
    const { readSiteNames } = await import('./read-site-names.store')
    $names.set({ ...$names.get(), [dictCode]: await readSiteNames(scope, dictCode) })
  }
  // Without them ours are shown.
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
    /** Asks for the names of a dictionary that is about to be shown, once. */
    show(dictCode: string) {
      if (shown.has(dictCode)) return
      shown.add(dictCode)
      if (!$names.get()[dictCode]) void ask(dictCode)
    },
  }
})
