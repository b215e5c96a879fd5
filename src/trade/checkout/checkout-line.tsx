import { inUnits } from '../../core/in-units'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { memo } from 'react'
import { pictureAddress } from '../../core/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { DeliveryArrival } from '../delivery/delivery-arrival'
import { CheckoutNote } from './checkout-note'
import type { DraftLine } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutLineProps = {
  line: DraftLine
  /** Among all rows of the checkout. */
  at: number
  /** Among the lines of its shop, where not all of them stand in the page, and how many these are. */
  position?: number | undefined
  of?: number | undefined
  /** Asks for the buyer's own numbers; left out, it does not. */
  checkout?: CheckoutStore | undefined
  /** Where to; empty: nothing was chosen yet. */
  addressId: string | undefined
}

/** One kind of goods, as it is ordered. */
export const CheckoutLine = memo(function CheckoutLine(props: CheckoutLineProps) {
  const { line, at, position, of, checkout, addressId } = props
  const say = useSay(checkoutMessages)
  const scope = useScope()
  const href = useHref()
  const { goodsId, goodsName, image, price, unitName, quantity, amount, invalidReason, requireInfo } = line
  const address = href('goods', { goodsId })
  return (
    <li className="checkout-line" part="row" data-at={at} aria-posinset={position} aria-setsize={of}>
      <a className="checkout-tile" href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, image)} alt="" size={56} />
      </a>
      <div className="checkout-words">
        <a className="checkout-name" href={address} title={goodsName}>
          {goodsName}
        </a>
        <SkuLine of={line} />
        {!invalidReason && <DeliveryArrival skuId={line.skuId} quantity={quantity} addressId={addressId} />}
        {requireInfo && (
          <span className="note">{say('custom', { date: requireInfo.requireTime ?? '' })}</span>
        )}
        {checkout && <CheckoutNote line={line} checkout={checkout} />}
      </div>
      <Price className="checkout-price" amount={price} size="sm" unit={unitName} />
      <span className="checkout-quantity">{say('times', { n: inUnits(quantity, line) })}</span>
      {invalidReason ? (
        <span className="checkout-reason">{say(invalidReason)}</span>
      ) : (
        <Price className="checkout-amount" amount={amount} size="md" />
      )}
    </li>
  )
})
