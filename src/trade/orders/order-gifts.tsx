import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { inUnits } from '../../core/text/in-units'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { orderState } from '../../words/order-state'
import type { GiftOfOrder } from './orders.contract'
import { orderMessages } from './orders.messages'

/** Gifts of an order with their states. Gifts are shipped separately. */
export function OrderGifts({ gifts = [] }: { gifts: readonly GiftOfOrder[] | undefined }) {
  const say = useSay(orderMessages)
  const scope = useScope()
  const href = useHref()
  return gifts.map(({ orderNo, state, line }) => (
    <li key={orderNo} className="order-line order-gift">
      <a className="order-goods" href={href('order', { orderNo })}>
        <Picture src={pictureAddress(scope, line.image)} alt="" size={56} />
        <span className="stack top shrink">
          <span className="order-name clamp-2 anywhere">
            <Tag tone="brand">{say('gift')}</Tag> {line.goodsName}
          </span>
          <SkuLine of={line} />
          <span className="row wrap gap-8 row-gap-0 stretch">
            <StateTag of={orderState} code={state} />
            <span className="meta">{say('giftNo', { no: orderNo })}</span>
          </span>
        </span>
      </a>
      <Price amount={line.price} size="sm" className="order-price" />
      <span className="order-quantity ink-2">{say('times', { n: inUnits(line.quantity, line) })}</span>
    </li>
  ))
}
