import { computed } from 'nanostores'
import { openChosen } from '../../core/store/chosen'
import { keywordOf } from '../../core/text/keyword'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { cartOf } from '../../trade/cart/cart.store'
import type { Goods } from '../goods/goods.contract'
import { deleteFavourites, favouritePage, type FavouriteKind } from './favourites.contract'
import { favouriteMessages } from './favourite.messages'
import { favouritesOf, favouriteShopsOf } from './favourites.store'

/** Returns the cart line for the smallest order of a product. */
const lineOf = ({ skuItemDefault: { skuId, minQuantity } }: Goods) => ({ skuId, quantity: minQuantity })

/** Opens the favourites of a buyer: adds them to the cart or removes them, one or several at a time. */
export function openCollection(scope: Scope, urlState: UrlState) {
  /** Ids of the selected goods or shops. */
  const { keep, clear, ...choice } = openChosen()
  const kindOf = (kind: string | undefined): FavouriteKind => (kind === 'shop' ? 'shop' : 'goods')
  const list = pagedList(scope, urlState, {
    filters: { kind: kindOf, keyword: keywordOf },
    async load(body, options) {
      // Waits for the brand site, because prices depend on it.
      await siteOf(scope).id()
      const answer = await scope.call(favouritePage, { body }, options)
      keep(answer.content.map(({ refId }) => refId))
      return answer
    },
  })
  const kind = () => list.narrowed().kind
  const { $busy, take, bring } = openSteps(scope, favouriteMessages, () => {
    // Updates hearts elsewhere on the page.
    ;(kind() === 'shop' ? favouriteShopsOf : favouritesOf)(scope).changed()
    void list.page.reload()
  })
  return {
    ...list,
    ...choice,
    /** True if an action on the selection is in progress. */
    $busy: computed($busy, (busy) => busy.size > 0),
    kindOf,
    async drop(ids: readonly string[]) {
      const query = { kind: kind(), ids: ids.join(',') }
      if (await take('', () => scope.call(deleteFavourites, { query }), 'dropped')) clear()
    },
    /** Adds the smallest order of some goods to the cart. @param from the pressed button */
    toCart: (goods: readonly Goods[], from: EventTarget) =>
      bring('', () => cartOf(scope).add(goods.map(lineOf), from)),
  }
}
export type Collection = ReturnType<typeof openCollection>
