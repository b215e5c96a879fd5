import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { pointsOf } from './gift-points'
import { giftWay } from './gift-way'
import { giftPage } from './gifts.contract'

/** Gifts of one way and within a range of points, in pages. */
export const openGifts = (scope: Scope, place: Place) =>
  pagedList(place, {
    filters: ['way', 'points'],
    load: async ({ filters, ...paging }, signal) => {
      const brandTerminalId = await siteOf(scope).id()
      const wanted = { way: giftWay.find(filters.way)?.code, ...pointsOf(filters.points) }
      return scope.call(
        giftPage,
        { body: { brandTerminalId, ...wanted, ...paging } },
        { signal, quiet: true },
      )
    },
    keys: [scope.token.$token, scope.$locale],
  })

export type Gifts = ReturnType<typeof openGifts>
