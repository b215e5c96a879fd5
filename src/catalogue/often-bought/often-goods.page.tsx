import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { Pagination } from '../../ui/pagination'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { oftenMessages } from './often-bought.messages'
import { OftenFrame } from './often-frame'
import { OftenGoodsTable } from './often-goods-table'
import { openOftenGoods } from './often-goods.store'
import { OftenSearch } from './often-search'

/** Goods that the buyer's company buys often, to be restocked together. */
export default function OftenGoodsPage() {
  // Another buyer's list is another page.
  return <OftenFrame at="goods">{(token) => <List key={token} />}</OftenFrame>
}

function List() {
  const say = useSay(oftenMessages)
  const href = useHref()
  const { scope, place } = useHost()
  const [often] = useState(() => openOftenGoods(scope, place))
  const { pageSize, filters } = useStore(often.$query)
  const { keyword } = filters
  return (
    <Page
      of={often.page}
      what={say('goodsList')}
      safe={say('cartSafe')}
      skeleton={
        <Card padding="none">
          <SkeletonRows rows={pageSize} />
        </Card>
      }
      empty={{
        when: ({ totalElements }) => totalElements === 0 && keyword === '',
        drawing: 'list',
        title: say('noGoods'),
        text: say('noGoodsText'),
        actions: (
          <>
            <LinkButton variant="primary" href={href('search')}>
              {say('browse')}
            </LinkButton>
            <LinkButton href={href('quickOrder')}>{say('quickOrder')}</LinkButton>
          </>
        ),
      }}
    >
      {({ content, totalElements, totalPages, pageNumber }) => (
        <>
          <OftenSearch keyword={keyword} onKeyword={(word) => often.change({ filters: { keyword: word } })} />
          <OftenGoodsTable often={often} rows={content} keyword={keyword} />
          {totalElements > 10 && (
            <Pagination
              page={pageNumber}
              pages={Math.max(1, totalPages)}
              total={totalElements}
              onPage={(page) => often.change({ page })}
              pageSize={pageSize}
              onPageSize={(size) => often.change({ pageSize: size })}
            />
          )}
        </>
      )}
    </Page>
  )
}
