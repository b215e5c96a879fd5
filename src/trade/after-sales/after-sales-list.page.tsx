import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { AfterSalesBlock } from './after-sales-block'
import { AfterSalesListHead } from './after-sales-list-head'
import { openAfterSalesList } from './after-sales-list.store'
import { afterSalesMessages } from './after-sales.messages'
import sheet from './after-sales.css?sheet'

/** After-sales rights by state, to be found again and gone on with. */
export default function AfterSalesListPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(afterSalesMessages)
  const href = useHref()
  const [rights] = useState(() => openAfterSalesList(scope, place))
  const { filters } = useStore(rights.$query)
  return (
    <ListPage
      of={rights}
      what={say('list')}
      filters={<AfterSalesListHead rights={rights} />}
      empty={
        Object.values(filters).some(Boolean)
          ? { drawing: 'search', title: say('noneFound'), text: say('noneFoundText') }
          : {
              drawing: 'list',
              title: say('none'),
              text: say('noneText'),
              actions: (
                <LinkButton variant="primary" href={href('orders')}>
                  {say('toOrders')}
                </LinkButton>
              ),
            }
      }
    >
      {({ content }) => (
        <div className="rights">
          <div className="card rights-columns" aria-hidden="true">
            <span>{say('goods')}</span>
            <span>{say('amount')}</span>
            <span>{say('state')}</span>
            <span>{say('action')}</span>
          </div>
          {content.map((right) => (
            <AfterSalesBlock key={right.id} right={right} rights={rights} />
          ))}
        </div>
      )}
    </ListPage>
  )
}
