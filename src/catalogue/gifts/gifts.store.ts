import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { pointsOf } from './gift-points'
import { giftWay } from './gift-way'
import { giftPage } from './gifts.contract'

/** Loads pages of gifts, filtered by way and by a range of points. */
export const openGifts = (scope: Scope, urlState: UrlState) =>
  pagedList(scope, urlState, {
    filters: { way: giftWay, points: pointsOf },
    load: async ({ points, ...asked }, options) => {
      const brandTerminalId = await siteOf(scope).id()
      return scope.call(giftPage, { body: { brandTerminalId, ...points, ...asked } }, options)
    },
  })

export type Gifts = ReturnType<typeof openGifts>
