import { GoodsListView } from './goods-list-view'
import type { GoodsListGiven } from './goods-query'

type GoodsListPageProps = Pick<GoodsListGiven, 'categoryId' | 'keyword' | 'pageSize' | 'layout'> & {
  /** Omitted parts, separated by spaces. */
  hide?: string | undefined
  cardTag?: string | undefined
}

/** Page with the goods of a category or a search. */
export default function GoodsListPage({ hide, cardTag, ...given }: GoodsListPageProps) {
  return <GoodsListView given={given} hide={hide} cardTag={cardTag} />
}
