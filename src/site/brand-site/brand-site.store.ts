import { atom, computed } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { defaultCurrency, type CurrencyRule } from '../../core/money'
import { shared } from '../../core/scope'
import { currencySettings, findSite } from './brand-site.contract'

export type SiteState = { status: 'finding' } | { status: 'found'; id: string } | { status: 'unknown' }

/** Which brand site this is and how it shows amounts: asked once for all elements. */
export const siteOf = shared('site', (scope) => {
  const $site = atom<SiteState>({ status: 'finding' })
  const $currency = atom<CurrencyRule>(defaultCurrency)
  let asking: Promise<string> | undefined

  async function find(): Promise<string> {
    try {
      const id = await scope.call(findSite, { path: { siteKeyFromHost: scope.site } }, { quiet: true })
      $site.set({ status: 'found', id })
      return id
    } catch (error) {
      asking = undefined
      const answered = isCallError(error) && error.kind !== 'network' && error.kind !== 'aborted'
      if (answered) {
        if ($site.get().status !== 'unknown') {
          console.error(`tradefront: ${scope.settings.api} knows no brand site "${scope.site}"`)
        }
        $site.set({ status: 'unknown' })
      }
      throw error
    }
  }

  async function readCurrency() {
    try {
      $currency.set(await scope.call(currencySettings, {}, { quiet: true }))
    } catch {
      // The default rule is shown; amounts themselves come with the goods.
    }
  }

  return {
    $site,
    $currency,
    $known: computed($site, (site) => site.status === 'found'),
    /**
     * The brand site's id, which most calls name. Asked once; asked again after a failure.
     * @throws CallError
     */
    id(): Promise<string> {
      if (!asking) {
        asking = find()
        void asking.then(readCurrency, () => {})
      }
      return asking
    },
  }
})
