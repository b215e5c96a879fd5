import { inUnits } from '../../core/text/in-units'
import { useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table, type Column } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { deliveryMessages } from '../delivery/delivery.messages'
import { promiseKind } from '../delivery/promise-kind'
import { shownDay } from '../delivery/shown-day'
import { OfferLineGoods } from './offer-line-goods'
import type { OfferDetail, OfferLine } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Requested lines with target prices and quoted prices. */
export function OfferLines({ offer }: { offer: OfferDetail }) {
  const say = useSay(offerMessages)
  const delivery = useSay(deliveryMessages)
  const locale = useLocale()
  const { lines, quotes, total } = offer
  const [quote] = quotes
  const amount = (value: number | undefined) =>
    value === undefined ? '–' : <Price amount={value} size="sm" />
  const arrival = ({ kind, date }: NonNullable<OfferLine['promise']>) =>
    delivery(kind === promiseKind.code.restocked ? 'arrivesLater' : 'arrives', {
      day: shownDay(date, locale),
    })
  const columns: Column<OfferLine>[] = [
    {
      key: 'goods',
      head: say('product'),
      cell: (line) => <OfferLineGoods line={line} />,
    },
    {
      key: 'quantity',
      head: say('quantity'),
      align: 'right',
      width: 104,
      cell: (line) => inUnits(line.quantity, line),
    },
    {
      key: 'list',
      head: say('listPrice'),
      align: 'right',
      width: 104,
      cell: ({ listPrice }) => amount(listPrice),
    },
    {
      key: 'target',
      head: say('target'),
      align: 'right',
      width: 104,
      cell: ({ targetPrice }) => amount(targetPrice),
    },
    {
      key: 'price',
      head: say('quoted'),
      align: 'right',
      width: 152,
      cell: ({ price, deliveryCycle, promise }) => (
        <>
          {price === undefined && quote ? say('noPrice') : amount(price)}
          {deliveryCycle !== undefined && <p className="meta">{say('delivery', { n: deliveryCycle })}</p>}
          {promise && <p className="meta">{arrival(promise)}</p>}
        </>
      ),
    },
    { key: 'amount', head: say('amount'), align: 'right', width: 128, cell: (line) => amount(line.amount) },
  ]
  return (
    <TableCard title={say('kinds', { n: lines.length })}>
      <Table label={say('requestList')} rows={lines} rowKey={({ id }) => id} columns={columns} />
      {quote && total !== undefined && (
        <dl className="offer-totals">
          <div>
            <dt>{say('goodsAmount')}</dt>
            <dd>
              <Price amount={quote.goodsAmount} size="sm" />
            </dd>
          </div>
          <div>
            <dt>{say('freight')}</dt>
            <dd>{quote.freight === 0 ? say('freeFreight') : <Price amount={quote.freight} size="sm" />}</dd>
          </div>
          <div className="offer-grand">
            <dt>{say('quotedTotal')}</dt>
            <dd>
              <Price amount={total} size="lg" />
            </dd>
          </div>
        </dl>
      )}
    </TableCard>
  )
}
