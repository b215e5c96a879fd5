import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listRange } from '../../core/list-range'
import { useHost, useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { Select } from '../../ui/select'
import { useSheet } from '../../ui/sheet'
import { BoughtAgainDialog } from '../orders/bought-again-dialog'
import { OrderBlock } from '../orders/order-block'
import { orderMessages } from '../orders/orders.messages'
import ordersSheet from '../orders/orders.css?sheet'
import { enquiryMessages } from './enquiries.messages'
import { openEnquiryOrders } from './enquiry-orders.store'
import sheet from './enquiries.css?sheet'

/** Orders that came from inquiries, each with the way to its inquiry. */
export default function EnquiryOrdersPage() {
  useSheet(ordersSheet)
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(enquiryMessages)
  const word = useSay(orderMessages)
  const locale = useLocale()
  const href = useHref()
  const [orders] = useState(() => openEnquiryOrders(scope, place))
  const { filters } = useStore(orders.$query)
  const head = (
    <section className="card orders-head enquiry-orders-head">
      <header className="orders-title-row">
        <h1 className="page-title" part="title">
          {say('ordersTitle')}
        </h1>
        <Select
          size="small"
          width={124}
          aria-label={say('range')}
          value={listRange.find(filters.range || undefined)?.code ?? 0}
          options={[
            { value: 0, label: say('anyTime') },
            ...listRange.entries.map(({ code }) => ({ value: code, label: listRange.label(code, locale) })),
          ]}
          onChange={({ target }) =>
            orders.change({ filters: { range: target.value === '0' ? '' : target.value } })
          }
        />
      </header>
    </section>
  )
  return (
    <>
      <ListPage
        of={orders}
        what={say('ordersList')}
        filters={head}
        empty={{
          drawing: 'list',
          title: say('ordersNone'),
          text: say('ordersNoneText'),
          actions: (
            <LinkButton variant="primary" href={href('enquiries')}>
              {say('toEnquiries')}
            </LinkButton>
          ),
        }}
      >
        {({ content }) => (
          <div className="orders">
            <div className="card orders-columns" aria-hidden="true">
              <span>{word('goods')}</span>
              <span>{word('price')}</span>
              <span>{word('quantity')}</span>
              <span>{word('amount')}</span>
              <span>{word('state')}</span>
              <span>{word('action')}</span>
            </div>
            {content.map((order) => (
              <OrderBlock
                key={order.id}
                order={order}
                orders={orders}
                origin={order.enquiries.map(({ id, enquiryNo }) => (
                  <a key={id} className="link" href={href('enquiry', { enquiryId: id })}>
                    {say('named', { no: enquiryNo })}
                  </a>
                ))}
              />
            ))}
          </div>
        )}
      </ListPage>
      <BoughtAgainDialog steps={orders.steps} />
    </>
  )
}
