import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import type { EmptyStateProps } from '../../ui/empty-state'
import { listRange } from '../../core/list-range'
import { useHost, useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { BoughtAgainDialog } from './bought-again-dialog'
import { OrderBlock } from './order-block'
import { OrderListHead } from './order-list-head'
import { openOrderList } from './order-list.store'
import { orderMessages } from './orders.messages'
import { PayTogether } from './pay-together'
import sheet from './orders.css?sheet'

/** Orders by state, to be found again and gone on with. */
export default function OrderListPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(orderMessages)
  const locale = useLocale()
  const href = useHref()
  const [orders] = useState(() => openOrderList(scope, place))
  const { filters } = useStore(orders.$query)

  function empty(): EmptyStateProps {
    const { range, state: _, ...others } = filters
    if (Object.values(others).some(Boolean))
      return { drawing: 'search', title: say('noneFound'), text: say('noneFoundText') }
    const known = listRange.find(range || undefined)
    if (known && known.code < 12)
      return {
        drawing: 'list',
        title: say('noneInRange', { range: listRange.label(known.code, locale).toLowerCase() }),
        text: say('rangeText'),
        actions: (
          <Button variant="primary" onClick={() => orders.change({ filters: { range: '12' } })}>
            {say('showYear')}
          </Button>
        ),
      }
    return {
      drawing: 'list',
      title: say('none'),
      text: say('noneText'),
      actions: (
        <LinkButton variant="primary" href={href('search')}>
          {say('toGoods')}
        </LinkButton>
      ),
    }
  }

  return (
    <>
      <ListPage of={orders} what={say('list')} filters={<OrderListHead orders={orders} />} empty={empty()}>
        {({ content }) => (
          <div className="orders">
            <div className="card orders-columns" aria-hidden="true">
              <span>{say('goods')}</span>
              <span>{say('price')}</span>
              <span>{say('quantity')}</span>
              <span>{say('amount')}</span>
              <span>{say('state')}</span>
              <span>{say('action')}</span>
            </div>
            {content.map((order) => (
              <OrderBlock key={order.id} order={order} orders={orders} />
            ))}
            <PayTogether orders={orders} />
          </div>
        )}
      </ListPage>
      <BoughtAgainDialog steps={orders.steps} />
    </>
  )
}
