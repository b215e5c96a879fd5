import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { Pagination } from '../../ui/pagination'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { oftenMessages } from './often-bought.messages'
import { OftenFrame } from './often-frame'
import { OftenOrderCard } from './often-order-card'
import { openOftenOrders } from './often-order.store'
import { OftenSearch } from './often-search'

/** Orders that the buyer's company places again and again. */
export default function OftenOrderPage() {
  // Another buyer's list is another page.
  return <OftenFrame at="orders">{(token) => <List key={token} />}</OftenFrame>
}

function List() {
  const say = useSay(oftenMessages)
  const href = useHref()
  const { scope, place } = useHost()
  const [often] = useState(() => openOftenOrders(scope, place))
  const { pageSize, filters } = useStore(often.$query)
  const { keyword, months } = filters
  return (
    <Page
      of={often.page}
      what={say('orderList')}
      safe={say('cartSafe')}
      skeleton={
        <Card padding="none">
          <SkeletonRows rows={8} />
        </Card>
      }
      empty={{
        when: ({ totalElements }) => totalElements === 0 && keyword === '' && months === '',
        drawing: 'list',
        title: say('noOrders'),
        text: say('noOrdersText'),
        actions: (
          <LinkButton variant="primary" href={href('oftenGoods')}>
            {say('goodsTitle')}
          </LinkButton>
        ),
      }}
    >
      {({ content, totalElements, totalPages, pageNumber }) => (
        <>
          <OftenSearch
            keyword={keyword}
            onKeyword={(word) => often.change({ filters: { keyword: word } })}
            months={months}
            onMonths={(range) => often.change({ filters: { months: range } })}
          />
          {content.length === 0 ? (
            <Card padding="none">
              <EmptyState
                drawing="search"
                title={keyword ? say('noneFound', { word: keyword }) : say('noneInRange')}
                text={keyword ? say('noneText') : say('rangeText')}
              />
            </Card>
          ) : (
            content.map((order) => <OftenOrderCard key={order.id} order={order} often={often} />)
          )}
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
