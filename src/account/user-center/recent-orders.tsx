import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { invoiceState } from '../../words/invoice-state'
import { OrderActions } from '../../trade/orders/order-actions'
import { orderState } from '../../words/order-state'
import { SiteMark } from '../../site/brand-site/site-mark'
import { actionsOf } from '../../words/order-machine'
import type { OrderSteps } from '../../trade/orders/order-steps.store'
import type { OrderRow } from '../../trade/orders/orders.contract'
import { userCenterMessages } from './user-center.messages'

/** Actions for an order's single button, most urgent first. */
const urgent = ['payNow', 'approve', 'sign', 'receive', 'remind', 'buyAgain']

const withOne = (order: OrderRow): OrderRow => {
  const one = urgent.find((name) => actionsOf(order).includes(name))
  return {
    ...order,
    actions: one ? [one] : [],
    openAfterSales: [],
    invoiceStatus: invoiceState.code.notApplied,
  }
}

/** Latest orders, each with its next action. */
export function RecentOrders({ orders, steps }: { orders: readonly OrderRow[]; steps: OrderSteps }) {
  const say = useSay(userCenterMessages)
  const column = useColumns()
  const href = useHref()
  return (
    <Card title={say('recentOrders')} padding="none">
      <Table
        label={say('recentOrders')}
        rows={orders}
        rowKey={({ id }) => id}
        empty={say('noOrders')}
        columns={[
          {
            key: 'no',
            head: say('orderNo'),
            width: 200,
            cell: ({ orderNo, site }) => (
              <>
                <a className="link" href={href('order', { orderNo })}>
                  {orderNo}
                </a>{' '}
                <SiteMark site={site} />
              </>
            ),
          },
          {
            key: 'goods',
            head: say('goods'),
            cell: ({ lines }) => (
              <span className="user-center-recent-goods">
                {lines[0]?.goodsName}
                {lines.length > 1 && ` ${say('andMore', { n: lines.length })}`}
              </span>
            ),
          },
          column.price('payAmount', say('amount'), 120),
          column.state(orderState, 112),
          {
            key: 'action',
            head: <span className="visually-hidden">{say('action')}</span>,
            align: 'right',
            width: 144,
            cell: (order) => (
              <span className="actions">
                <OrderActions order={withOne(order)} steps={steps} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
