import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import type { EmptyStateProps } from '../../ui/pages/empty-state'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { oftenMessages } from './often-bought.messages'
import { OftenFrame } from './often-frame'
import { OftenOrderCard } from './often-order-card'
import { openOftenOrders } from './often-order.store'
import { OftenSearch } from './often-search'

/** Page with the frequently repeated orders of the buyer's company. */
export default function OftenOrderPage() {
  // Another buyer mounts a new page.
  return <OftenFrame at="orders">{(token) => <List key={token} />}</OftenFrame>
}

function List() {
  const say = useSay(oftenMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const often = useOpened(() => openOftenOrders(scope, urlState))
  const { keyword, months } = useStore(often.$query).filters
  const toGoods = (
    <LinkButton variant="primary" href={href('oftenGoods')}>
      {say('goodsTitle')}
    </LinkButton>
  )
  function empty(): EmptyStateProps {
    if (keyword)
      return { drawing: 'search', title: say('noneFound', { word: keyword }), text: say('noneText') }
    if (months) return { drawing: 'search', title: say('noneInRange'), text: say('rangeText') }
    return { drawing: 'list', title: say('noOrders'), text: say('noOrdersText'), actions: toGoods }
  }
  return (
    <ListPage
      of={often}
      what={say('orderList')}
      safe={say('cartSafe')}
      filters={
        <OftenSearch
          keyword={keyword}
          onKeyword={(word) => often.change({ filters: { keyword: word } })}
          months={months}
          onMonths={(range) => often.change({ filters: { months: range } })}
        />
      }
      skeleton={
        <Card padding="none">
          <SkeletonRows rows={8} />
        </Card>
      }
      empty={empty()}
    >
      {({ content }) => content.map((order) => <OftenOrderCard key={order.id} order={order} often={often} />)}
    </ListPage>
  )
}
