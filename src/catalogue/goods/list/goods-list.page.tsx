import { GoodsListView } from './goods-list-view'
import type { GoodsListGiven } from './goods-query'

type GoodsListPageProps = Pick<GoodsListGiven, 'categoryId' | 'keyword' | 'pageSize' | 'layout'> & {
  /** Parts that are left out, separated by spaces. */
  hide?: string | undefined
  cardTag?: string | undefined
}

/** Goods of a category or of a search. */
export default function GoodsListPage({ hide, cardTag, ...given }: GoodsListPageProps) {
  return <GoodsListView given={given} hide={hide} cardTag={cardTag} />
}
