import { later } from '../../../ui/later'
import { GoodsGrid } from '../card/goods-grid'
import { TableSkeleton } from './goods-list-skeleton'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import type { GoodsQuery } from './goods-query'

// Most look at cards, and most find something.
const GoodsTable = later(() => import('./goods-table'))
const NoGoods = later(() => import('./no-goods'))

type GoodsResultsProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  /** Any condition is in force that can be lifted. */
  filtered: boolean
  list: GoodsList
  cardTag?: string | undefined
  /** Offers to put goods side by side. */
  compare: boolean
}

/** The goods that were found, in the view that was chosen, or why there are none. */
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
  return <GoodsGrid {...shown} cardTag={cardTag} arrival />
}
