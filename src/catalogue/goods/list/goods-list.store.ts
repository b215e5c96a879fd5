import { computed } from 'nanostores'
import type { Data } from '../../../core/api/endpoint'
import { isMissing, nullIfMissing } from '../../../core/api/missing'
import type { UrlState } from '../../../core/address/url-state'
import { resource } from '../../../core/store/resource'
import type { Scope } from '../../../core/host/scope'
import { stepIn, type Step } from '../../../core/store/step'
import { siteOf } from '../../../site/brand-site/brand-site.store'
import { goodsPage } from '../goods.contract'
import { listLookOf } from './list-look.store'
import {
  goodsPageBody,
  goodsQueryPatch,
  noRange,
  readGoodsQuery,
  type GoodsListGiven,
  type GoodsQuery,
} from './goods-query'

export type GoodsAnswer = Data<typeof goodsPage>

/** Opens a list of goods whose filters, order, view and page are in the address. */
export function openGoodsList(scope: Scope, urlState: UrlState, given: GoodsListGiven) {
  const $query = computed(urlState.$query, (query) => readGoodsQuery(query, given))
  // Compared as text, so that a change of the view alone sends no request.
  const $question = computed($query, (query) => JSON.stringify(goodsPageBody(query, '')))

  /** Loads the goods; null: the category does not exist. */
  const page = resource<GoodsAnswer | null>(
    async (signal) => {
      const body = goodsPageBody($query.get(), await siteOf(scope).id())
      return nullIfMissing(scope.call(goodsPage, { body }, { signal, quiet: isMissing }))
    },
    [$question, scope.token.$token, scope.$locale],
  )

  const look = listLookOf(scope)
  const to = (change: Partial<GoodsQuery>): Step => stepIn(urlState, goodsQueryPatch(change))

  return {
    $query,
    page,
    $rows: computed(page.$state, ({ value }) => value?.content ?? []),
    to,
    change: (change: Partial<GoodsQuery>) => to(change).onPress(),
    /** True if any filter can be removed. */
    filtered: ({
      categoryId,
      brandIds,
      shopId,
      attrs,
      ranges,
      minPrice,
      maxPrice,
      inStock,
      memberPriceOnly,
    }: GoodsQuery) =>
      categoryId !== (given.categoryId ?? '') ||
      brandIds.length + attrs.size + ranges.size > 0 ||
      Boolean(shopId || minPrice || maxPrice || inStock || memberPriceOnly),
    /** Removes the filters of the card; keyword, order and page size stay. */
    unfiltered: () =>
      to({
        categoryId: '',
        brandIds: [],
        shopId: '',
        attrs: new Map([...$query.get().attrs.keys()].map((name) => [name, []])),
        ranges: new Map([...$query.get().ranges.keys()].map((name) => [name, noRange])),
        minPrice: '',
        maxPrice: '',
        inStock: false,
        memberPriceOnly: false,
      }),
    /** Changes the view. Replaces the history entry, so that Back skips it. */
    show(view: GoodsQuery['view']) {
      look.remember({ view })
      urlState.setQuery(goodsQueryPatch({ view }), { replace: true })
    },
    resize(pageSize: number) {
      look.remember({ size: String(pageSize) })
      to({ pageSize }).onPress()
    },
  }
}

export type GoodsList = ReturnType<typeof openGoodsList>
