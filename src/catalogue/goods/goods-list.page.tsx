import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { actions } from '../../core/actions'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Button } from '../../ui/button'
import { CurrencyContext } from '../../ui/currency'
import { useHost, useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { Page } from '../../ui/page-frame'
import { Pagination } from '../../ui/pagination'
import { useSheet } from '../../ui/sheet'
import { GoodsFilters } from './goods-filters'
import priceSheet from './goods-price.css?sheet'
import sheet from './goods-list.css?sheet'
import { goodsListMessages } from './goods-list.messages'
import { GoodsListSkeleton } from './goods-list-skeleton'
import { openGoodsList } from './goods-list.store'
import { noGoodsQuery, pageSizes, type GoodsListGiven } from './goods-query'
import { GoodsResults } from './goods-results'
import { openGoodsSelection } from './goods-selection.store'
import { GoodsSortBar } from './goods-sort-bar'

type GoodsListPageProps = GoodsListGiven & {
  /** Parts that are left out, separated by spaces. */
  hide?: string | undefined
  cardTag?: string | undefined
}

/** Goods of a category or of a search. An element that is given others begins anew, without filters. */
export default function GoodsListPage({
  categoryId,
  keyword,
  pageSize,
  layout,
  ...rest
}: GoodsListPageProps) {
  const { place } = useHost()
  const given = { categoryId, keyword, pageSize, layout }
  const key = JSON.stringify(given)
  const before = useRef(key)
  useLayoutEffect(() => {
    if (before.current !== key) place.setQuery(noGoodsQuery(place.$query.get()), { replace: true })
    before.current = key
  }, [key, place])
  return <List key={key} given={given} {...rest} />
}

type ListProps = Pick<GoodsListPageProps, 'hide' | 'cardTag'> & { given: GoodsListGiven }

function List({ given, hide = '', cardTag }: ListProps) {
  useSheet(priceSheet)
  useSheet(sheet)
  const say = useSay(goodsListMessages)
  const href = useHref()
  const { scope, place } = useHost()
  const [list] = useState(() => openGoodsList(scope, place, given))
  const [selection] = useState(() => openGoodsSelection(scope, list.$rows))
  const query = useStore(list.$query)
  const { value: answer } = useStore(list.page.$state)
  const currency = useStore(siteOf(scope).$currency)
  const top = useRef<HTMLDivElement>(null)

  const hidden = new Set(hide.split(/\s+/))
  const shows = (part: 'breadcrumb' | 'filters' | 'sort' | 'pages') => !hidden.has(part)
  const filtered = list.filtered(query)
  const crumbs = answer?.crumbs ?? []
  const here = query.keyword
    ? say('searchFor', { word: query.keyword })
    : (crumbs.at(-1)?.name ?? say('allGoods'))
  const trail = [
    { label: say('home'), href: href('home') },
    ...crumbs
      .slice(0, query.keyword ? undefined : -1)
      .map(({ id, name }) => ({ label: name, href: href('goodsList', { categoryId: id }) })),
    ...(answer || query.keyword ? [{ label: here }] : []),
  ]
  const turn = (page: number) => {
    list.change({ page })
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <CurrencyContext value={currency}>
      <h1 className="visually-hidden">{here}</h1>
      {shows('breadcrumb') && <Breadcrumb items={trail} />}
      <Page
        of={list.page}
        what={say('list')}
        safe={say('cartSafe')}
        skeleton={<GoodsListSkeleton query={query} filters={shows('filters')} sort={shows('sort')} />}
      >
        {(found) => (
          <>
            {shows('filters') && (
              <GoodsFilters
                query={query}
                answer={found}
                filtered={filtered}
                ownCategory={given.categoryId ?? ''}
                onChange={list.change}
                onClear={list.clear}
              />
            )}
            {found.hasHiddenPrices && (
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
              {shows('sort') && (found.totalElements > 0 || filtered) && (
                <GoodsSortBar
                  query={query}
                  total={found.totalElements}
                  pages={found.totalPages}
                  onChange={list.change}
                  onView={list.show}
                />
              )}
            </div>
            <GoodsResults {...{ query, answer: found, filtered, list, selection, cardTag }} />
            {found.totalElements > 0 && shows('pages') && (
              <Pagination
                page={query.page}
                pages={found.totalPages}
                total={found.totalElements}
                pageSize={query.pageSize}
                pageSizes={pageSizes}
                onPage={turn}
                onPageSize={(size) => list.change({ pageSize: size })}
              />
            )}
          </>
        )}
      </Page>
    </CurrencyContext>
  )
}
