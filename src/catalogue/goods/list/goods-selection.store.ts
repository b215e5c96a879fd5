import type { Scope } from '../../../core/scope'
import type { Goods } from '../goods.contract'
import { goodsTerms } from '../saleable'
import type { GoodsList } from './goods-list.store'
import { openRowSelection, type RowSelection } from './row-selection.store'

const opened = new WeakMap<GoodsList, RowSelection<Goods>>()

/** What is ticked in a list's table, and how much of it: the same again when buyers come back from the cards. */
export function goodsSelectionOf(scope: Scope, list: GoodsList): RowSelection<Goods> {
  const selection = opened.get(list) ?? openRowSelection(scope, list.$rows, goodsTerms)
  opened.set(list, selection)
  return selection
}
