import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { useLabel } from '../../ui/use-label'
import { InvoiceActions } from './invoice-actions'
import { InvoiceLogTable } from './invoice-log-table'
import { invoiceMedium } from './invoice-medium'
import { InvoiceStateTag } from './invoice-state-tag'
import type { InvoiceSteps } from './invoice-steps.store'
import { invoiceType } from './invoice-type'
import type { Invoice } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'

type InvoiceCardProps = { invoice: Invoice; steps: InvoiceSteps }

/** Invoice request with its invoice: data, state and log. */
export function InvoiceCard({ invoice, steps }: InvoiceCardProps) {
  const say = useSay(invoiceMessages)
  const typeLabel = useLabel(invoiceType)
  const mediumLabel = useLabel(invoiceMedium)
  const href = useHref()
  const currency = useCurrency()
  const { applyNo, facts, orders, amount, reason, company, trackingNo, issuedAt = '' } = invoice
  const rows: [string, string][] = [
    [say('buyer'), invoice.title],
    [say('taxNo'), facts.taxNo],
    [say('type'), typeLabel(invoice.type)],
    [say('medium'), mediumLabel(invoice.medium)],
    [say('bank'), `${facts.bank} ${facts.bankCard}`.trim()],
    [say('registered'), `${facts.regAddress} ${facts.regPhone}`.trim()],
    [say('number'), invoice.number],
    [say('issuedAt'), issuedAt.slice(0, 16)],
    [say('mailTo'), invoice.mailTo],
    [say('email'), invoice.email],
    [say('parcel'), `${company} ${trackingNo}`.trim()],
    [say('note'), reason && say('refusedBecause', { reason })],
    [say('note'), invoice.redOf === undefined ? '' : say('redOf', { no: invoice.redOf })],
    [say('note'), invoice.reddened === 10 ? say('reddened') : ''],
    [
      say('note'),
      invoice.due === undefined ? '' : say('due', { amount: formatMoney(invoice.due, currency) }),
    ],
  ]
  return (
    <section className="card button-wakes" aria-label={`${say('application')} ${applyNo}`} part="row">
      <header className="invoice-head row wrap gap-16 row-gap-8 text-dense">
        <span>
          {say('application')} <b>{applyNo}</b>
        </span>
        <InvoiceStateTag of={invoice} />
        <Price amount={amount} size="sm" />
        <span className="inline-row gap-8 stretch push">
          <InvoiceActions invoice={invoice} steps={steps} />
        </span>
      </header>
      <dl className="invoice-facts stack columns-2 gap-24 row-gap-8 text-dense">
        {rows.map(
          ([name, value], at) =>
            value && (
              <div key={`${name}${at}`} className="invoice-fact">
                <dt className="ink-3">{name}</dt>
                <dd className="anywhere">{value}</dd>
              </div>
            ),
        )}
        <div className="invoice-fact">
          <dt className="ink-3">{say('orders')}</dt>
          <dd className="anywhere">
            {orders.map(({ orderNo, amount: part, purchaseNos }) => (
              <p key={orderNo}>
                <a className="link" href={href('orderInvoice', { orderNo })}>
                  {orderNo}
                </a>{' '}
                <Price amount={part} size="sm" />
                {purchaseNos.length > 0 && (
                  <span className="meta"> {say('purchaseNos', { nos: purchaseNos.join(' · ') })}</span>
                )}
              </p>
            ))}
          </dd>
        </div>
      </dl>
      <InvoiceLogTable log={invoice.log} ofOne />
    </section>
  )
}
