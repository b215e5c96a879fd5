import { later } from '../../../ui/later'
import { GoodsGrid } from '../card/goods-grid'
import { TableSkeleton } from './goods-list-skeleton'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'

// Loaded on demand, because most buyers use cards, and most lists have goods.
const GoodsTable = later(() => import('./goods-table'))
const NoGoods = later(() => import('./no-goods'))

type GoodsResultsProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** Any filter can be removed. */
  filtered: boolean
  list: GoodsList
  cardTag?: string | undefined
  /** Shows the compare checkboxes. */
  compare: boolean
}

/** Goods in the chosen view, or the reason why there are none. */
export function GoodsResults(props: GoodsResultsProps) {
  const { query, answer, filtered, list, cardTag, compare } = props
  const { content, shownFor } = answer
  const shown = { goods: content, highlight: shownFor?.keyword ?? query.keyword, compare }
  const chosen = new Set([...query.attrs.keys(), ...query.ranges.keys()])
  if (content.length === 0) return <NoGoods {...{ query, answer, filtered, list }} />
  if (query.view === 'table')
    return (
      <GoodsTable {...shown} list={list} chosen={chosen} waiting={<TableSkeleton rows={content.length} />} />
    )
  return <GoodsGrid {...shown} cardTag={cardTag} arrival why />
}
