import { useRef } from 'react'
import { actions } from '../../../core/host/actions'
import { Button } from '../../../ui/button'
import { useOwn, useSay, useScope } from '../../../ui/host'
import { InlineBar } from '../../../ui/inline-bar'
import { later } from '../../../ui/later'
import { Pagination } from '../../../ui/tables/pagination'
import { compareOf, type Compared } from '../../compare/compare.store'
import { GoodsFilters } from './goods-filters'
import { goodsListMessages } from './goods-list.messages'
import type { GoodsAnswer, GoodsList } from './goods-list.store'
import { pageSizes, type GoodsQuery } from './goods-query'
import { GoodsResults } from './goods-results'
import { GoodsSortBar } from './goods-sort-bar'

const none: Compared[] = []

// Loaded on demand, because most buyers never compare.
const CompareBar = later(() => import('../../compare/compare-bar'))
// Loaded on demand, because most searches have matches.
const ShownFor = later(() => import('./shown-for'))

export type ListPart = 'breadcrumb' | 'filters' | 'sort' | 'pages' | 'compare' | 'title'

type FoundGoodsProps = {
  query: GoodsQuery
  answer: GoodsAnswer
  list: GoodsList
  /** Category that the page or the element fixes for the list. */
  ownCategory: string
  shows: (part: ListPart) => boolean
  cardTag?: string | undefined
}

/** Result of the list with its controls: filters above, pages below. */
export function FoundGoods({ query, answer, list, ownCategory, shows, cardTag }: FoundGoodsProps) {
  const say = useSay(goodsListMessages)
  const scope = useScope()
  const top = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLHeadingElement>(null)
  const filtered = list.filtered(query)
  const isComparing = useOwn(compareOf(scope).$chosen, none).length > 0
  const { totalElements, totalPages, estimated } = answer

  return (
    <>
      <Button size="small" variant="primary" className="goods-skip" onClick={() => results.current?.focus()}>
        {say('skip')}
      </Button>
      {shows('filters') && <GoodsFilters {...{ query, answer, filtered, ownCategory, list }} />}
      {answer.shownFor && (
        <ShownFor
          query={query}
          shown={answer.shownFor.keyword}
          list={list}
          waiting={<InlineBar>{'\u00a0'}</InlineBar>}
        />
      )}
      {answer.hasHiddenPrices && (
        <InlineBar
          actions={
            <Button size="small" variant="primary" onClick={() => actions.openLogin?.(scope)}>
              {say('logIn')}
            </Button>
          }
        >
          {say('hiddenPrices')}
        </InlineBar>
      )}
      <div ref={top} className="goods-list-top">
        {shows('sort') && (totalElements > 0 || filtered) && (
          <GoodsSortBar {...{ query, list, estimated }} total={totalElements} pages={totalPages} />
        )}
      </div>
      <h2 ref={results} className="visually-hidden" tabIndex={-1}>
        {say('list')}
      </h2>
      <GoodsResults {...{ query, answer, filtered, list, cardTag }} compare={shows('compare')} />
      {totalElements > 0 && shows('pages') && (
        <Pagination
          page={query.page}
          pages={totalPages}
          total={totalElements}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          to={(page) => list.to({ page })}
          top={top}
          onPageSize={list.resize}
        />
      )}
      {shows('compare') && isComparing && <CompareBar />}
    </>
  )
}
