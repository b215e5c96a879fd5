import { formatMoney } from '../../core/money'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { InvoiceActions } from './invoice-actions'
import { invoiceMedium } from './invoice-medium'
import { InvoiceStateTag } from './invoice-state-tag'
import type { InvoiceSteps } from './invoice-steps.store'
import { invoiceType } from './invoice-type'
import type { InvoiceRow } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'

/** Notes on the state of an invoice. */
function Notes({ invoice }: { invoice: InvoiceRow }) {
  const say = useSay(invoiceMessages)
  const currency = useCurrency()
  const { reason, reddened, redOf, due, company, trackingNo } = invoice
  const notes = [
    reason && say('refusedBecause', { reason }),
    reddened === 10 && say('reddened'),
    redOf !== undefined && say('redOf', { no: redOf }),
    due !== undefined && say('due', { amount: formatMoney(due, currency) }),
    `${company} ${trackingNo}`.trim(),
  ].filter((note) => note)
  return notes.map((note) => (
    <p key={String(note)} className="text-meta ink-3 anywhere">
      {note}
    </p>
  ))
}

type InvoiceTableProps = { rows: readonly InvoiceRow[]; steps: InvoiceSteps }

/** Table of invoice requests with their invoices: title, orders, amount and state. */
export function InvoiceTable({ rows, steps }: InvoiceTableProps) {
  const say = useSay(invoiceMessages)
  const column = useColumns()
  const typeLabel = useLabel(invoiceType)
  const mediumLabel = useLabel(invoiceMedium)
  const href = useHref()
  return (
    <Card padding="none">
      <Table
        label={say('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'application',
            head: say('application'),
            width: 184,
            cell: ({ applyNo, createdAt, number, placedBy, site }) => (
              <>
                <span>{applyNo}</span> <SiteMark site={site} />
                <p className="text-meta ink-3 anywhere">{createdAt.slice(0, 16)}</p>
                {number && <p className="text-meta ink-3 anywhere">{say('numberOf', { no: number })}</p>}
                {placedBy && (
                  <p className="text-meta ink-3 anywhere">{say('placedBy', { name: placedBy.name })}</p>
                )}
              </>
            ),
          },
          {
            key: 'title',
            head: say('buyer'),
            cell: ({ title, type, medium }) => (
              <>
                {title}
                <p className="text-meta ink-3 anywhere">
                  {typeLabel(type)} · {mediumLabel(medium)}
                </p>
              </>
            ),
          },
          {
            key: 'orders',
            head: say('orders'),
            width: 168,
            cell: ({ orders }) => {
              const [first] = orders
              return (
                <>
                  {first && (
                    <a className="link" href={href('orderInvoice', { orderNo: first.orderNo })}>
                      {first.orderNo}
                    </a>
                  )}
                  {orders.length > 1 && (
                    <p className="text-meta ink-3 anywhere">{say('moreOrders', { n: orders.length })}</p>
                  )}
                </>
              )
            },
          },
          column.price('amount', say('amount'), 116),
          {
            key: 'state',
            head: say('state'),
            width: 168,
            cell: (invoice) => (
              <>
                <InvoiceStateTag of={invoice} />
                <DocumentMoney of={invoice}>
                  <Notes invoice={invoice} />
                </DocumentMoney>
              </>
            ),
          },
          {
            key: 'action',
            head: say('action'),
            width: 116,
            cell: (invoice) => (
              <span className="invoice-actions">
                <InvoiceActions invoice={invoice} steps={steps} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
