import { useState } from 'react'
import { byId } from '../../core/by-id'
import type { Data } from '../../core/endpoint'
import { resource } from '../../core/resource'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { InvoiceCard } from './invoice-card'
import { openInvoiceSteps } from './invoice-steps.store'
import { invoicesOfOrder } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'

/** What was paid of an order, and what of it is left to invoice. */
function Sums({ orderNo, paid, refunded, left }: Data<typeof invoicesOfOrder>) {
  const say = useSay(invoiceMessages)
  const href = useHref()
  const sums = [
    { name: say('paid'), amount: paid },
    { name: say('refunded'), amount: refunded },
    { name: say('left'), amount: left },
  ]
  return (
    <Card>
      <dl className="invoice-sums">
        <div className="invoice-sum">
          <dt>{say('orderNo')}</dt>
          <dd>
            <a className="link" href={href('order', { orderNo })}>
              {orderNo}
            </a>
          </dd>
        </div>
        {sums.map(({ name, amount }) => (
          <div key={name} className="invoice-sum">
            <dt>{name}</dt>
            <dd>
              <Price amount={amount} size="md" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The invoices of one order, with everything that happened to them. */
export default function OrderInvoicePage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const href = useHref()
  const [{ order, steps }] = useState(() => {
    const of = resource(
      (signal) =>
        byId(orderNo, () => scope.call(invoicesOfOrder, { path: { no: orderNo } }, { signal, quiet: true })),
      [scope.$locale, scope.token.$token],
    )
    return { order: of, steps: openInvoiceSteps(scope, () => void of.reload()) }
  })
  return (
    <Page
      of={order}
      title={say('ofOrder')}
      what={say('ofOrder')}
      actions={
        <LinkButton href={href('invoiceApply', {}, { orderNo })} icon="receipt">
          {say('apply')}
        </LinkButton>
      }
      missing={
        <Card padding="none">
          <EmptyState
            drawing="search"
            title={say('missing')}
            text={say('missingText')}
            actions={
              <LinkButton variant="primary" href={href('orders')}>
                {say('toOrders')}
              </LinkButton>
            }
          />
        </Card>
      }
    >
      {(found) => (
        <div className="invoice-stack">
          <Sums {...found} />
          {found.invoices.map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} steps={steps} />
          ))}
          {found.invoices.length === 0 && (
            <Card padding="none">
              <EmptyState
                drawing="list"
                title={say('noneOfOrder')}
                text={found.left > 0 ? undefined : say('notYet')}
              />
            </Card>
          )}
        </div>
      )}
    </Page>
  )
}
