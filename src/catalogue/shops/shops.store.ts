import { keywordOf } from '../../core/keyword'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { shopType } from './shop-type'
import { shopPage } from './shops.contract'

/** Shops of a type and with a word in their name, in pages. */
export const openShops = (scope: Scope, place: Place) =>
  pagedList(place, {
    filters: ['type', 'keyword'],
    load: async ({ filters, ...paging }, signal) => {
      const brandTerminalId = await siteOf(scope).id()
      const wanted = { shopType: shopType.find(filters.type)?.code, keyword: keywordOf(filters.keyword) }
      return scope.call(
        shopPage,
        { body: { brandTerminalId, ...wanted, ...paging } },
        { signal, quiet: true },
      )
    },
    keys: [scope.$locale],
  })
