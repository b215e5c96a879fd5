import type { Data } from '../../core/api/endpoint'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { isReadOnly } from '../../site/brand-site/document-site'
import { Card } from '../../ui/card'
import { MissingDocument } from '../../ui/pages/missing-document'
import { EmptyCard } from '../../ui/pages/empty-card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { InvoiceCard } from './invoice-card'
import type { invoicesOfOrder } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'
import { openOrderInvoice } from './order-invoice.store'
import sheet from './invoices.css?sheet'

/** Paid and refunded amounts of an order, and the amount left to invoice. */
function Sums({ orderNo, site, paid, refunded, left }: Data<typeof invoicesOfOrder>) {
  const say = useSay(invoiceMessages)
  const href = useHref()
  const sums = [
    { name: say('paid'), amount: paid },
    { name: say('refunded'), amount: refunded },
    { name: say('left'), amount: left },
  ]
  return (
    <Card>
      <div className="row wrap gap-12 between">
        <dl className="invoice-sum-list">
          <div>
            <dt className="text-meta ink-3">{say('orderNo')}</dt>
            <dd>
              <a className="link" href={href('order', { orderNo })}>
                {orderNo}
              </a>
            </dd>
          </div>
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt className="text-meta ink-3">{name}</dt>
              <dd>
                <Price amount={amount} size="md" />
              </dd>
            </div>
          ))}
        </dl>
        {left > 0 && !isReadOnly(site) && (
          <LinkButton variant="primary" href={href('invoiceApply', {}, { orderNo })} icon="receipt">
            {say('apply')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** Page of an order's invoices with their logs. */
export default function OrderInvoicePage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const { order, steps } = useOpened(() => openOrderInvoice(scope, orderNo))
  return (
    <Page
      of={order}
      title={say('ofOrder')}
      what={say('ofOrder')}
      missing={<MissingDocument title={say('missing')} heading="h2" list="orders" />}
    >
      {(found) => (
        <DocumentMoney of={found}>
          <div className="stack columns-1 gap-16">
            <Sums {...found} />
            {found.invoices.map((invoice) => (
              <InvoiceCard key={invoice.id} invoice={invoice} steps={steps} />
            ))}
            {found.invoices.length === 0 && (
              <EmptyCard
                drawing="list"
                title={say('noneOfOrder')}
                text={found.left > 0 ? undefined : say('notYet')}
              />
            )}
          </div>
        </DocumentMoney>
      )}
    </Page>
  )
}
