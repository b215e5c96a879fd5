import { computed } from 'nanostores'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openRowSelection } from '../goods/list/row-selection.store'
import { mostOf, saleable } from '../goods/saleable'
import { forgetOften, oftenGoodsPage, pinOften, type OftenGoods } from './often-bought.contract'
import { keywordOf } from '../../core/text/keyword'

/** Returns whether the smallest order is available now. */
export const isSaleable = (goods: OftenGoods) => !goods.withdrawn && saleable(goods)

const terms = {
  mayAdd: isSaleable,
  sku: (goods: OftenGoods) => ({ ...goods, skuId: goods.id }),
  units: ({ orderUnits = [] }: OftenGoods) => orderUnits,
  most: (goods: OftenGoods) => mostOf(goods),
}

/** Opens the frequently bought goods of a company, with quantities to choose and add together. */
export function openOftenGoods(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { keyword: keywordOf },
    load: (body, options) => scope.call(oftenGoodsPage, { body }, options),
  })
  const { page } = list
  const $rows = computed(page.$state, ({ value }) => value?.content ?? [])

  return {
    ...list,
    selection: openRowSelection(scope, $rows, terms),
    async pin({ id: skuId, pinned }: OftenGoods) {
      await scope
        .call(pinOften, { path: { skuId }, body: { pinned: pinned === 10 ? 20 : 10 } })
        .catch(() => {})
      await page.reload()
    },
    /** @returns whether the goods were removed from the list */
    async forget({ id }: OftenGoods): Promise<boolean> {
      const gone = await scope.call(forgetOften, { query: { ids: id } }).catch(() => false)
      await page.reload()
      return gone
    },
  }
}

export type OftenGoodsStore = ReturnType<typeof openOftenGoods>
