import { byId } from '../../core/api/by-id'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { yes } from '../../core/api/shapes'
import { salespersonSetting } from '../../site/brand-site/salesperson.contract'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { newShop, newShopGoods, type NewShop } from './new-shop.contract'

/** Loads the shop of the site's salesperson. Null if there is none. */
export const openNewShop = (scope: Scope) =>
  resource<NewShop | null>(
    async (signal) => {
      const brandTerminalId = await siteOf(scope).id()
      return byId(brandTerminalId, async () => {
        const options = { signal, quiet: true }
        const path = { brandSiteId: brandTerminalId }
        if ((await scope.call(salespersonSetting, { path }, options)) !== yes) return null
        return scope.call(newShop, { query: { brandTerminalId } }, options)
      })
    },
    [scope.$locale],
  )

/** Loads the goods of the shelf in the address, or of the first one, page by page. */
export function openNewShopShelf(scope: Scope, urlState: UrlState, tabs: NewShop['tabs']) {
  const shelfOf = (named: string) => (tabs.find(({ key }) => key === named) ?? tabs[0])?.key ?? ''
  const list = pagedList(scope, urlState, {
    filters: { tab: shelfOf },
    load: async (asked, options) => {
      const brandTerminalId = await siteOf(scope).id()
      return scope.call(newShopGoods, { body: { ...asked, brandTerminalId } }, options)
    },
  })
  return { ...list, shelfOf }
}
