import { inUnits } from '../../core/text/in-units'
import { skuWords } from '../../catalogue/goods/spec-words'
import { PriceWhy } from '../../catalogue/price-why/price-why'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { Tag } from '../../ui/tag'
import { OfferGoods } from '../offers/offer-goods'
import type { RequestDetail } from './request-detail.store'
import type { RequestLine } from './requests.contract'
import { requestMessages } from './requests.messages'

/** Lines of a request with the last price paid for each. */
export function RequestLines({ request: { lines, holdUntil } }: { request: RequestDetail }) {
  const say = useSay(requestMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const href = useHref()
  const obstacleOf = ({ obstacle, categoryId, goodsName }: RequestLine) =>
    obstacle && (
      <span className="request-obstacle row wrap gap-12 row-gap-4">
        <Tag tone="warn">{say(`${obstacle}Goods`)}</Tag>
        {categoryId !== undefined && (
          <a
            className="link"
            href={href('goodsList', { categoryId })}
            aria-label={say('equivalentsOf', { name: goodsName })}
          >
            {say('equivalents')}
          </a>
        )}
      </span>
    )
  const past = ({ lastPaid: last }: RequestLine) =>
    last ? (
      <span className="meta">
        {say('lastPaid', { price: formatMoney(last.price, currency), day: last.at, name: last.by })}
      </span>
    ) : (
      <Tag>{say('firstTime')}</Tag>
    )
  return (
    <TableCard title={say('goods')}>
      <Table
        label={say('goods')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'product',
            head: say('product'),
            cell: (line) => (
              <span className="stack gap-4 start shrink">
                <OfferGoods
                  goodsId={line.goodsId}
                  name={line.goodsName}
                  spec={[skuWords(line, locale), line.purchaseNo, line.costCentre]
                    .filter(Boolean)
                    .join(' · ')}
                  image={line.image}
                />
                {past(line)}
                {obstacleOf(line)}
              </span>
            ),
          },
          {
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 112,
            cell: ({ price, unitName, priceTrace, goodsName }) => (
              <>
                <Price amount={price} size="sm" />
                {priceTrace && <PriceWhy of={{ unitName, priceTrace }} name={goodsName} />}
              </>
            ),
          },
          {
            key: 'quantity',
            head: say('quantity'),
            align: 'right',
            width: 128,
            cell: (line) => (
              <span className="request-right stack gap-4 start shrink">
                {inUnits(line.quantity, line)}
                {holdUntil && line.held < line.quantity && (
                  <span className="meta">{say('heldPart', { n: line.held })}</span>
                )}
              </span>
            ),
          },
          {
            key: 'subtotal',
            head: say('subtotal'),
            align: 'right',
            width: 128,
            cell: ({ amount }) => <Price amount={amount} size="sm" />,
          },
        ]}
      />
    </TableCard>
  )
}
