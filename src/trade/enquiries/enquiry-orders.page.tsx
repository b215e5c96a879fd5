import { useStore } from '@nanostores/react'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { RangeSelect } from '../../ui/forms/range-select'
import { useSheet } from '../../ui/sheet'
import { BoughtAgainDialog } from '../orders/bought-again-dialog'
import { OrderBlock } from '../orders/order-block'
import { OrderBlocks } from '../orders/order-blocks'
import { enquiryMessages } from './enquiries.messages'
import { openEnquiryOrders } from './enquiry-orders.store'
import sheet from './enquiries.css?sheet'

/** List page of orders from inquiries, with links to the inquiries. */
export default function EnquiryOrdersPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(enquiryMessages)
  const href = useHref()
  const orders = useOpened(() => openEnquiryOrders(scope, urlState))
  const { filters } = useStore(orders.$query)
  const head = (
    <header className="card enquiry-orders-head row gap-12 between">
      <h1 className="page-frame-title" part="title">
        {say('ordersTitle')}
      </h1>
      <RangeSelect
        label={say('range')}
        range={filters.range}
        onChange={(range) => orders.change({ filters: { range } })}
      />
    </header>
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
          <OrderBlocks>
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
          </OrderBlocks>
        )}
      </ListPage>
      <BoughtAgainDialog steps={orders.steps} />
    </>
  )
}
