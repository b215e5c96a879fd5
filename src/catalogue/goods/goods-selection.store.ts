import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../core/scope'
import { cartOf } from '../../trade/cart/cart.store'
import type { Goods } from './goods.contract'
import { offerOf } from './saleable'
import { openSkuAmounts, type ChosenLine } from './sku-amounts.store'

/**
 * Quantities and ticks of the rows of a table of goods. Both are kept by goods, so that a row that comes back
 * with another page is as it was; what is chosen are ticked rows that are shown.
 */
export function openGoodsSelection(scope: Scope, $rows: ReadableAtom<readonly Goods[]>) {
  const $quantities = atom<ReadonlyMap<string, number>>(new Map())
  const $ticked = atom<ReadonlySet<string>>(new Set())
  const $adding = atom<ReadonlySet<string>>(new Set())

  const lineOf = ({ id, skuItemDefault }: Goods): ChosenLine => ({
    skuId: skuItemDefault.skuId,
    goodsId: id,
    quantity: $quantities.get().get(id) ?? skuItemDefault.minQuantity,
  })
  const $chosen = computed([$rows, $ticked, $quantities], (rows, ticked) =>
    rows.filter((goods) => ticked.has(goods.id) && offerOf(goods) === 'add').map(lineOf),
  )

  async function add(key: string, lines: readonly ChosenLine[], from?: EventTarget) {
    if ($adding.get().has(key)) return
    $adding.set(new Set([...$adding.get(), key]))
    await cartOf(scope).add([...lines], from)
    $adding.set(new Set([...$adding.get()].filter((other) => other !== key)))
  }

  return {
    $quantities,
    $ticked,
    $chosen,
    /** Goods that are being added, by id; `''` stands for the whole choice. */
    $adding,
    ...openSkuAmounts(scope, $chosen),
    /** @param quantity in pieces, already settled to minimum and step */
    setQuantity(goods: Goods, quantity: number) {
      $quantities.set(new Map($quantities.get()).set(goods.id, quantity))
    },
    tick(goods: readonly Goods[], on: boolean) {
      const ids = new Set(goods.map(({ id }) => id))
      const others = [...$ticked.get()].filter((id) => !ids.has(id))
      $ticked.set(new Set(on ? [...others, ...ids] : others))
    },
    /** @param from the element that was pressed */
    addOne: (goods: Goods, from?: EventTarget) => add(goods.id, [lineOf(goods)], from),
    addChosen: (from?: EventTarget) => add('', $chosen.get(), from),
  }
}

export type GoodsSelection = ReturnType<typeof openGoodsSelection>
