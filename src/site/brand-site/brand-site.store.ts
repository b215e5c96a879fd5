import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { isCallError, type CallError } from '../../core/api/call-error'
import { noteDrawn } from '../../core/store/drawing'
import type { Data } from '../../core/api/endpoint'
import { $everythingAgain } from '../../core/store/everything-again'
import { currencyNamed, defaultCurrency, type CurrencyRule } from '../../core/money'
import { shared } from '../../core/host/scope'
import { scriptSettings } from '../../core/host/script-settings'
import { yes } from '../../core/api/shapes'
import { stored } from '../../core/store/storage'
import { currencySettings, findSite } from './brand-site.contract'
import { siteShut } from '../../core/api/site-shut'
import { startOf } from '../start/start.store'

export type SiteState = { status: 'finding' } | { status: 'found'; id: string } | { status: 'unknown' }

/** Currency format and the other settings of the start response. */
type SiteCurrency = CurrencyRule &
  Pick<Data<typeof currencySettings>, 'dictCodes' | 'accounts' | 'guestCart' | 'features'>

/** Stored data of a site: id (empty if unknown), whether it is a group of sites, and its features. */
const memory = z.object({ id: z.string(), group: z.boolean(), features: z.optional(z.array(z.string())) })

/** Returns whether the page is of another origin than the API, so that browsers send preflight requests. */
const isForeign = (api: string) => new URL(api).origin !== globalThis.location?.origin

/** Shared brand site and its currency format, loaded once for all elements. */
export const siteOf = shared('site', (scope) => {
  const start = startOf(scope)
  const $site = atom<SiteState>({ status: 'finding' })
  const $remembered = stored(scope, 'brand-site', {
    version: 1,
    shape: memory,
    initial: { id: '', group: false },
  })
  const own = currencyNamed(scope.settings.currency)
  const given = scope.ofPage && !scope.passing ? (scriptSettings.siteId ?? '') : ''
  const { features } = $remembered.get()
  const $currency = atom<SiteCurrency>({ ...defaultCurrency, ...own, ...(features && { features }) })
  let asking: Promise<string> | undefined
  let readingCurrency: Promise<void> | undefined

  /** Warns the developer of the page. If the API itself is missing, the message is about the API and not about the site. */
  function complain({ kind }: CallError) {
    const { api } = scope.settings
    const call = `${findSite.method} ${findSite.path}`
    const why = kind === 'missing' ? kind : 'site'
    void import('../../core/api/call-trouble').then(
      ({ explain }) => explain({ api, call, why, site: scope.site }),
      () => {},
    )
  }

  async function find(): Promise<string> {
    try {
      const asked = { path: { siteKeyFromHost: scope.site } }
      const found =
        (await start.part('site', findSite.shapes.data)) ??
        (await scope.call(findSite, asked, { quiet: true }))
      const features = await start.partIfAny('features', z.array(z.string()))
      if (features?.includes('simpleRequests')) scope.simple = isForeign(scope.settings.api)
      const { id, groupSite } = typeof found === 'string' ? { id: found } : found
      $remembered.set({ ...$remembered.get(), id, group: groupSite === yes })
      $site.set({ status: 'found', id })
      return id
    } catch (error) {
      asking = undefined
      const answered =
        isCallError(error) &&
        error.kind !== 'network' &&
        error.kind !== 'aborted' &&
        // A switched-off site exists. Elements show its message where their content fails to load.
        error.code !== siteShut
      if (answered) {
        if ($site.get().status !== 'unknown') {
          complain(error)
        }
        $remembered.set({ id: '', group: false })
        $site.set({ status: 'unknown' })
      }
      throw error
    }
  }

  async function readCurrency() {
    try {
      const { id: brandTerminalId } = $remembered.get()
      const currency =
        (await start.partIfAny('currency', currencySettings.shapes.data)) ??
        (await scope.call(currencySettings, { query: { brandTerminalId } }, { quiet: true }))
      $currency.set({ ...currency, ...own })
      $remembered.set({ ...$remembered.get(), features: currency.features })
    } catch {
      // Keep the default format. The amounts themselves come with the products.
    }
  }

  /** Uses the id of the script tag or of an earlier page at once and checks it in the background, so that calls need not wait. */
  function begin(): Promise<string> {
    const { id: rememberedId, group } = $remembered.get()
    const remembered = rememberedId || given
    const found = find()
    readingCurrency = remembered ? readCurrency() : found.then(readCurrency, () => {})
    if (!remembered) return found
    found.then(
      (now) => {
        if (now === remembered && group === $remembered.get().group) return
        asking = found
        readingCurrency = readCurrency()
        $everythingAgain.set($everythingAgain.get() + 1)
      },
      () => {},
    )
    return Promise.resolve(remembered)
  }

  /**
   * Returns the brand site's id, which most calls contain. It loads once, and again after a failure.
   * @throws CallError
   */
  const id = () => (asking ??= begin())

  noteDrawn({
    value() {
      const site = $site.get()
      return site.status === 'found'
        ? { id: site.id, group: $remembered.get().group, currency: $currency.get() }
        : undefined
    },
    set({ id: drawn, group, currency }) {
      asking = Promise.resolve(drawn)
      $remembered.set({ id: drawn, group, features: currency.features })
      $site.set({ status: 'found', id: drawn })
      $currency.set(currency)
    },
    underWay: () => readingCurrency,
    again: readCurrency,
  })

  // Known from storage or once the site is found. An unknown site is no group.
  const isGroup = () => $remembered.get().group
  scope.group = () => ($remembered.get().id ? isGroup() : id().then(isGroup, isGroup))

  return {
    $site,
    $currency,
    $known: computed($site, (site) => site.status === 'found'),
    id,
    /** Waits for the settings of the site. @throws CallError if the site is not found */
    currencyRead: () => id().then(() => readingCurrency),
  }
})
