import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { PriceWhy } from '../../catalogue/price-why/price-why'
import type { Minor } from '../../core/money'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import type { OrderDetail } from './order-detail.contract'
import { LineNumbers } from './line-numbers'
import { OrderGifts } from './order-gifts'
import { OrderPromise } from './order-promise'
import { orderMessages } from './orders.messages'

// Loaded on demand because custom goods are rare.
const RequirementFacts = later(() => import('../requirement/requirement-facts'))

/** Ordered lines and amounts. */
export function OrderSummary({ order }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const { lines, amounts, promises, gifts, pointsUsed = 0 } = order
  const promiseOf = new Map(promises.map((promise) => [promise.lineId, promise]))
  const href = useHref()
  const scope = useScope()
  const sums: [string, Minor, boolean][] = [
    [say('goodsAmount'), amounts.goods, true],
    [say('freight'), amounts.freight, true],
    [say('discount'), -amounts.discount, amounts.discount > 0],
    [say('coupon'), -amounts.coupon, amounts.coupon > 0],
    [
      pointsUsed > 0 ? say('pointsOf', { n: pointsUsed }) : say('points'),
      -amounts.points,
      amounts.points > 0,
    ],
  ]
  const after: [string, Minor][] = [
    [say('paid'), amounts.paid],
    [say('refunded'), amounts.refunded],
  ]
  return (
    <Card title={say('lines')} padding="none">
      <Table
        label={say('lines')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'goods',
            head: say('goods'),
            cell: ({ id, goodsId, goodsName, spec, skuCode, image, requireInfo, ...line }) => (
              <>
                <a className="order-goods" href={href('goods', { goodsId })}>
                  <Picture src={pictureAddress(scope, image)} alt="" size={48} />
                  <span className="stack top shrink">
                    <span className="order-name clamp-2 anywhere">{goodsName}</span>
                    <SkuLine of={{ skuCode, spec }} />
                    <LineNumbers of={line} />
                    <OrderPromise promise={promiseOf.get(id)} />
                  </span>
                </a>
                {requireInfo && <RequirementFacts info={requireInfo} />}
              </>
            ),
          },
          {
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 120,
            cell: ({ price, unitName, priceTrace, goodsName }) => (
              <>
                <Price amount={price} size="sm" unit={unitName} />
                {priceTrace && <PriceWhy of={{ unitName, priceTrace }} name={goodsName} />}
              </>
            ),
          },
          {
            key: 'quantity',
            head: say('quantity'),
            align: 'right',
            width: 104,
            cell: (line) => inUnits(line.quantity, line),
          },
          {
            key: 'shipped',
            head: say('shipped'),
            align: 'right',
            width: 104,
            cell: (line) => inUnits(line.shippedQuantity, line),
          },
          {
            key: 'received',
            head: say('receivedPieces'),
            align: 'right',
            width: 104,
            cell: (line) => (
              <>
                {inUnits(line.receivedQuantity, line)}
                {line.receivedNote && <span className="note">{line.receivedNote}</span>}
              </>
            ),
          },
          {
            key: 'amount',
            head: say('subtotal'),
            align: 'right',
            width: 128,
            cell: ({ amount }) => <Price amount={amount} size="sm" />,
          },
        ]}
      />
      {gifts && gifts.length > 0 && (
        <ul className="order-gifts" aria-label={say('gifts')}>
          <OrderGifts gifts={gifts} />
        </ul>
      )}
      <dl className="order-sums">
        {sums
          .filter(([, , shown]) => shown)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          ))}
        {pointsUsed > 0 && amounts.points === 0 && (
          <div>
            <dt>{say('exchange')}</dt>
            <dd>{say('exchanged', { n: pointsUsed })}</dd>
          </div>
        )}
        <div className="order-total">
          <dt>{say('toPay')}</dt>
          <dd>
            <Price amount={amounts.pay} size="lg" />
          </dd>
        </div>
        {after
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
