import { keywordOf } from '../../core/text/keyword'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { shopType } from './shop-type'
import { shopPage } from './shops.contract'

/** Loads pages of shops, filtered by type and by a word in their name. */
export const openShops = (scope: Scope, urlState: UrlState) =>
  pagedList(scope, urlState, {
    filters: { type: shopType, keyword: keywordOf },
    load: async ({ type, ...asked }, options) => {
      const brandTerminalId = await siteOf(scope).id()
      return scope.call(shopPage, { body: { brandTerminalId, shopType: type, ...asked } }, options)
    },
    keys: [scope.$locale],
  })
