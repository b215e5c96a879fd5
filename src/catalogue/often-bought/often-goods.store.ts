import { atom, computed } from 'nanostores'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { cartOf } from '../../trade/cart/cart.store'
import { saleable } from '../goods/saleable'
import { openSkuAmounts, type ChosenLine } from '../goods/sku-amounts.store'
import { forgetOften, oftenGoodsPage, pinOften, type OftenGoods } from './often-bought.contract'
import { keywordOf } from '../../core/keyword'

/** Whether the smallest order can be had now. */
export const isSaleable = (goods: OftenGoods) => !goods.withdrawn && (goods.sellsShort || saleable(goods))

/** What a company buys often, with quantities to choose and to add together. */
export function openOftenGoods(scope: Scope, place: Place) {
  const list = pagedList(place, {
    filters: ['keyword'],
    load: ({ filters, ...paging }, signal) =>
      scope.call(
        oftenGoodsPage,
        { body: { ...paging, keyword: keywordOf(filters.keyword) } },
        { signal, quiet: true },
      ),
    keys: [scope.token.$token, scope.$locale],
  })
  const { page } = list
  const $rows = computed(page.$state, ({ value }) => value?.content ?? [])
  const $quantities = atom<ReadonlyMap<string, number>>(new Map())
  const $ticked = atom<ReadonlySet<string>>(new Set())
  /** SKUs that are being added; `''` stands for the whole choice. */
  const $adding = atom<ReadonlySet<string>>(new Set())

  const lineOf = ({ id, goodsId, minQuantity }: OftenGoods): ChosenLine => ({
    skuId: id,
    goodsId,
    quantity: $quantities.get().get(id) ?? minQuantity,
  })
  const $chosen = computed([$rows, $ticked, $quantities], (rows, ticked) =>
    rows.filter((row) => ticked.has(row.id) && isSaleable(row)).map(lineOf),
  )

  async function add(key: string, lines: ChosenLine[], from?: EventTarget) {
    if ($adding.get().has(key)) return
    $adding.set(new Set([...$adding.get(), key]))
    const outcome = await cartOf(scope).add(lines, from)
    $adding.set(new Set([...$adding.get()].filter((other) => other !== key)))
    if (key === '' && outcome === 'added') $ticked.set(new Set())
  }

  return {
    ...list,
    $quantities,
    $ticked,
    $adding,
    $chosen,
    ...openSkuAmounts(scope, $chosen),
    setQuantity: (skuId: string, quantity: number) =>
      $quantities.set(new Map($quantities.get()).set(skuId, quantity)),
    tick(rows: readonly OftenGoods[], on: boolean) {
      const ids = new Set(rows.map(({ id }) => id))
      const others = [...$ticked.get()].filter((id) => !ids.has(id))
      $ticked.set(new Set(on ? [...others, ...ids] : others))
    },
    /** @param from the element that was pressed */
    addOne: (goods: OftenGoods, from?: EventTarget) => add(goods.id, [lineOf(goods)], from),
    addChosen: (from?: EventTarget) => add('', $chosen.get(), from),
    async pin({ id: skuId, pinned }: OftenGoods) {
      await scope
        .call(pinOften, { path: { skuId }, body: { pinned: pinned === 10 ? 20 : 10 } })
        .catch(() => {})
      await page.reload()
    },
    /** @returns whether it is off the list */
    async forget({ id }: OftenGoods): Promise<boolean> {
      const gone = await scope.call(forgetOften, { query: { ids: id } }).catch(() => false)
      await page.reload()
      return gone
    },
  }
}

export type OftenGoodsStore = ReturnType<typeof openOftenGoods>
