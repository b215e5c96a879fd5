import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/forms/checkbox'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { SiteMark } from '../../site/brand-site/site-mark'
import { payMethod } from '../../words/pay-method'
import { DocumentBlock, DocumentShop } from '../../ui/pages/document'
import { useLabel } from '../../ui/use-label'
import { OrderActions } from './order-actions'
import { OrderGiftOf } from './order-gift-of'
import { OrderLines } from './order-lines'
import type { OrderList } from './order-list.store'
import { actionsOf } from '../../words/order-machine'
import { OrderNote } from './order-note'
import { orderState } from '../../words/order-state'
import { orderType as types } from './order-type'
import { OrderTypeTag } from './order-type-tag'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'

type OrderBlockProps = {
  order: OrderRow
  orders: Pick<OrderList, 'steps' | '$chosen'> & Partial<Pick<OrderList, 'choose'>>
  /** Origin of the order, such as an inquiry. */
  origin?: ReactNode
}

/** List entry of an order: date, goods, amount, state and actions. */
export function OrderBlock({ order, orders, origin }: OrderBlockProps) {
  const say = useSay(orderMessages)
  const methodLabel = useLabel(payMethod)
  const href = useHref()
  const chosen = useStore(orders.$chosen)
  const {
    id,
    orderNo,
    createdAt,
    shop,
    lines,
    payAmount,
    payCodes,
    state,
    placedBy,
    poNumber,
    gifts,
    giftOf,
    orderType,
    pointsUsed,
    site,
  } = order
  const { choose } = orders
  const payable = actionsOf(order).includes('payNow')
  return (
    <DocumentMoney of={order}>
      <DocumentBlock
        label={say('orderNamed', { no: orderNo })}
        head={
          <>
            {choose && payable && (
              <Checkbox
                aria-label={say('choose', { no: orderNo })}
                checked={chosen.has(id)}
                onChange={({ target }) => choose([id], target.checked)}
              />
            )}
            <time>{createdAt.slice(0, 16)}</time>
            <span className="order-no">
              {say('orderNo')} <b>{orderNo}</b>
            </span>
            <SiteMark site={site} />
            <DocumentShop name={shop.name} />
            <OrderTypeTag type={orderType} />
            <OrderGiftOf orderNo={giftOf} />
            {origin}
            {poNumber && <span>{say('poNumberOf', { no: poNumber })}</span>}
            {placedBy && <span className="order-placer">{say('placedBy', { name: placedBy.name })}</span>}
            <a className="link" href={href('order', { orderNo })}>
              {say('details')}
            </a>
          </>
        }
        lines={<OrderLines lines={lines} gifts={gifts} />}
        amount={
          <>
            {orderType === types.code.points && pointsUsed && <b>{say('exchanged', { n: pointsUsed })}</b>}
            {(payAmount > 0 || !pointsUsed) && <Price amount={payAmount} size="sm" />}
            <span className="meta">{payCodes.map((code) => methodLabel(code)).join(' + ')}</span>
          </>
        }
        state={
          <>
            <StateTag of={orderState} code={state} />
            <OrderNote order={order} />
          </>
        }
        actions={<OrderActions order={order} steps={orders.steps} />}
      />
    </DocumentMoney>
  )
}
