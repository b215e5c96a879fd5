import type { Scope } from '../../../core/host/scope'
import type { Goods } from '../goods.contract'
import { mostOf, offerOf } from '../saleable'
import { unitsOf } from '../shown-unit'
import type { GoodsList } from './goods-list.store'
import { openRowSelection, type RowSelection } from './row-selection.store'

/** Cart terms of a product in a table: those of its default SKU. */
export const goodsTerms = {
  mayAdd: (goods: Goods) => offerOf(goods) === 'add',
  sku: ({ id: goodsId, skuItemDefault }: Goods) => ({ ...skuItemDefault, goodsId }),
  units: unitsOf,
  most: ({ skuItemDefault }: Goods) => mostOf(skuItemDefault),
}

const opened = new WeakMap<GoodsList, RowSelection<Goods>>()

/** Ticked rows and quantities of a list's table, restored when the buyer returns from the card view. */
export function goodsSelectionOf(scope: Scope, list: GoodsList): RowSelection<Goods> {
  const selection = opened.get(list) ?? openRowSelection(scope, list.$rows, goodsTerms)
  opened.set(list, selection)
  return selection
}
