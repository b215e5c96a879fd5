import { useStore } from '@nanostores/react'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { RangeSelect } from '../../ui/forms/range-select'
import { SearchForm } from '../../ui/forms/search-form'
import { chooseColumn } from '../../ui/tables/choose-column'
import { Table } from '../../ui/tables/table'
import type { InvoicableOrder } from './invoice-apply.contract'
import type { InvoiceApply } from './invoice-apply.store'
import { invoiceMessages } from './invoices.messages'

/** Filters of the order list. */
export function InvoicableFilters({ of }: { of: InvoiceApply }) {
  const say = useSay(invoiceMessages)
  const { filters } = useStore(of.orders.$query)
  const word = filters.keyword || filters.orderNo
  return (
    <section className="card stack">
      <header className="invoices-title-row row wrap gap-12 row-gap-8 between">
        <h1 className="page-frame-title" part="title">
          {say('apply')}
        </h1>
      </header>
      <div className="invoices-filters row wrap gap-12 row-gap-8">
        <SearchForm
          label={say('findOrders')}
          word={word}
          onSearch={(keyword) => of.orders.change({ filters: { keyword, orderNo: '' } })}
        >
          <RangeSelect
            label={say('range')}
            range={filters.range}
            onChange={(range) => of.orders.change({ filters: { range } })}
          />
        </SearchForm>
        {(word || filters.range) && (
          <button
            type="button"
            className="link"
            onClick={() => of.orders.change({ filters: { keyword: '', orderNo: '', range: '' } })}
          >
            {say('reset')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Selectable orders with an amount left to invoice. */
export function InvoicableOrders({ rows, of }: { rows: readonly InvoicableOrder[]; of: InvoiceApply }) {
  const say = useSay(invoiceMessages)
  const column = useColumns()
  const href = useHref()
  const chosen = useStore(of.$chosen)
  return (
    <Card padding="none">
      <Table
        label={say('chooseOrders')}
        rows={rows}
        rowKey={({ orderId }) => orderId}
        selected={({ orderId }) => chosen.includes(orderId)}
        columns={[
          chooseColumn({
            rows,
            idOf: ({ orderId }) => orderId,
            isChosen: (id) => chosen.includes(id),
            choose: of.choose,
            label: { all: say('chooseAll'), one: ({ orderNo: no }) => say('chooseOrder', { no }) },
          }),
          {
            key: 'order',
            head: say('orders'),
            width: 172,
            cell: ({ orderNo, createdAt }) => (
              <>
                <a className="link" href={href('order', { orderNo })}>
                  {orderNo}
                </a>
                <p className="text-meta ink-3 anywhere">{createdAt.slice(0, 16)}</p>
              </>
            ),
          },
          {
            key: 'goods',
            head: say('goods'),
            cell: ({ goodsName, kinds }) =>
              kinds > 1 ? say('kinds', { name: goodsName, n: kinds }) : goodsName,
          },
          column.price('paid', say('paid'), 112),
          {
            key: 'refunded',
            head: say('refunded'),
            align: 'right',
            width: 104,
            cell: ({ refunded }) => (refunded > 0 ? <Price amount={refunded} size="sm" /> : '—'),
          },
          column.price('left', say('left'), 120),
        ]}
      />
    </Card>
  )
}
