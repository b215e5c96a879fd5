import { atom } from 'nanostores'
import { keywordOf } from '../../core/keyword'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { cartOf } from '../../trade/cart/cart.store'
import type { Goods } from '../goods/goods.contract'
import { deleteFavourites, favouritePage, type FavouriteKind } from './favourites.contract'
import { favouritesMessages } from './favourites.messages'
import { favouritesOf, favouriteShopsOf } from './favourites.store'

/** What the smallest order of some goods is, as a line of a cart. */
const lineOf = ({ skuItemDefault: { skuId, minQuantity } }: Goods) => ({ skuId, quantity: minQuantity })

/** What a buyer keeps, to be bought or dropped, one by one or several at once. */
export function openCollection(scope: Scope, place: Place) {
  /** Ids of the goods or shops that are chosen. */
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const $busy = atom(false)
  const kindOf = (kind: string | undefined): FavouriteKind => (kind === 'shop' ? 'shop' : 'goods')
  const list = pagedList(scope, place, {
    filters: { kind: kindOf, keyword: keywordOf },
    async load(body, options) {
      // Prices depend on it.
      await siteOf(scope).id()
      const answer = await scope.call(favouritePage, { body }, options)
      $chosen.set(new Set(answer.content.map(({ refId }) => refId).filter((id) => $chosen.get().has(id))))
      return answer
    },
  })
  const kind = () => list.narrowed().kind
  return {
    ...list,
    $chosen,
    $busy,
    kindOf,
    choose(ids: readonly string[], chosen: boolean) {
      const next = new Set($chosen.get())
      for (const id of ids) {
        if (chosen) next.add(id)
        else next.delete(id)
      }
      $chosen.set(next)
    },
    /** Drops some; a refusal is said by the client. */
    async drop(ids: readonly string[]) {
      if ($busy.get()) return
      $busy.set(true)
      await scope.call(deleteFavourites, { query: { kind: kind(), ids: ids.join(',') } }).then(
        () => {
          scope.notices.toast('success', speaker(favouritesMessages, scope.$locale.get())('dropped'))
          $chosen.set(new Set())
        },
        () => {},
      )
      $busy.set(false)
      // Hearts elsewhere on the page.
      ;(kind() === 'shop' ? favouriteShopsOf : favouritesOf)(scope).changed()
      await list.page.reload()
    },
    /** Puts the smallest order of some goods into the cart. @param from the button */
    async toCart(goods: readonly Goods[], from: EventTarget) {
      if ($busy.get()) return
      $busy.set(true)
      await cartOf(scope).add(goods.map(lineOf), from)
      $busy.set(false)
    },
  }
}
export type Collection = ReturnType<typeof openCollection>
