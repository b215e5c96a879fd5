import { inUnits } from '../../core/text/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { PriceWhy } from '../../catalogue/price-why/price-why'
import { memo } from 'react'
import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { DeliveryArrival } from '../delivery/delivery-arrival'
import { CheckoutNote } from './checkout-note'
import type { DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

// Loaded on demand because custom goods are rare.
const RequirementFacts = later(() => import('../requirement/requirement-facts'))

type CheckoutLineProps = {
  line: DraftLine
  /** Index among all rows of the checkout. */
  at: number
  /** Position among the `of` lines of the shop, set if only some are rendered. */
  position?: number | undefined
  of?: number | undefined
  /** Store for the buyer's own numbers. Without it the line has no fields for them. */
  checkout?: CheckoutStore | undefined
  /** Price of a gift in points. */
  points?: number | undefined
  /** Id of the delivery address. Empty before one is chosen. */
  addressId: string | undefined
}

/** Line of a checkout. */
export const CheckoutLine = memo(function CheckoutLine(props: CheckoutLineProps) {
  const { line, at, position, of, checkout, points, addressId } = props
  const say = useSay(checkoutMessages)
  const scope = useScope()
  const href = useHref()
  const { goodsId, goodsName, image, price, unitName, quantity, amount } = line
  const { invalidReason, requireInfo, deliveryCycle } = line
  const address = href('goods', { goodsId })
  return (
    <li className="checkout-line" part="row" data-at={at} aria-posinset={position} aria-setsize={of}>
      <a className="checkout-tile" href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, image)} alt="" size={56} />
      </a>
      <div className="checkout-words stack gap-2 start text-dense">
        <a className="checkout-name anywhere brand-hover" href={address} title={goodsName}>
          {goodsName}
        </a>
        <SkuLine of={line} />
        {!invalidReason &&
          (deliveryCycle === undefined ? (
            <DeliveryArrival skuId={line.skuId} quantity={quantity} addressId={addressId} />
          ) : (
            <span className="note">{say('cycle', { n: deliveryCycle })}</span>
          ))}
        {requireInfo && <RequirementFacts info={requireInfo} />}
        {checkout && <CheckoutNote line={line} checkout={checkout} />}
      </div>
      {points === undefined || price > 0 ? (
        <span className="checkout-price">
          <Price amount={price} size="sm" unit={unitName} />
          {line.priceKind && <PriceWhy of={{ skuId: line.skuId, quantity }} name={goodsName} />}
        </span>
      ) : (
        <span />
      )}
      <span className="checkout-quantity ink-2">{say('times', { n: inUnits(quantity, line) })}</span>
      {invalidReason ? (
        <span className="checkout-reason text-dense">{say(invalidReason)}</span>
      ) : (
        <span className="checkout-amount">
          {points !== undefined && <b>{say('pointsOf', { n: points })}</b>}
          {(points === undefined || amount > 0) && <Price amount={amount} size="md" />}
        </span>
      )}
    </li>
  )
})
