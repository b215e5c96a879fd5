import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { cartOf } from '../../../trade/cart/cart.store'
import { Button } from '../../../ui/button'
import { useHost, useSay } from '../../../ui/host'
import { Stepper } from '../../../ui/forms/stepper'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { unitOf } from '../goods-unit'
import type { OrderUnit } from '../order-unit'
import { mostOf } from '../saleable'

/** Quantity and unit chosen in a card. Without a unit, the quantity is in pieces. */
export type CardWish = {
  quantity?: number
  unit?: OrderUnit
  /** Order limits in that unit. */
  min?: number
  step?: number
  max?: number | undefined
  /** Message if the stock is lower than the smallest order. */
  shortage?: ReactElement | undefined
}

type GoodsCardFormProps = { goods: Goods; row: boolean; wish: CardWish; onWish: (wish: CardWish) => void }

/**
 * Quantity and button of a card.
 *
 * Before React is loaded, elements/first-add.ts reads the form's `data-goods-id` and `data-sku-id`, and its input
 * named `quantity`.
 */
export function GoodsCardForm({ goods, row, wish, onWish }: GoodsCardFormProps) {
  const say = useSay(goodsMessages)
  const { scope, element } = useHost()
  const { skuId, minQuantity, step } = goods.skuItemDefault
  const [adding, setAdding] = useState(false)
  const underWay = useRef(false)
  const { unit, quantity = wish.min ?? minQuantity, ...rule } = wish
  const most = unit ? wish.max : mostOf(goods.skuItemDefault)

  async function add() {
    // A second press may come before the next render.
    if (underWay.current) return
    if (quantity > (most ?? Infinity)) return scope.toasts.brief('warning', say('short'))
    underWay.current = true
    setAdding(true)
    await cartOf(scope).add([{ skuId, goodsId: goods.id, quantity, unit }], element)
    underWay.current = false
    setAdding(false)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void add()
  }

  return (
    <form
      className="goods-card-action row gap-8 stretch"
      data-goods-id={goods.id}
      data-sku-id={skuId}
      onSubmit={submit}
    >
      <Stepper
        name="quantity"
        label={say('quantityOf', { name: goods.goodsName })}
        value={quantity}
        min={minQuantity}
        step={step}
        max={mostOf(goods.skuItemDefault)}
        unit={unit?.unitName ?? unitOf(goods)}
        {...rule}
        onChange={(next) => onWish({ ...wish, quantity: next })}
      />
      <Button
        type="submit"
        size="small"
        variant={row ? 'outline' : 'waking'}
        loading={adding}
        loadingLabel={say('adding')}
        aria-label={adding ? undefined : say('addToCartOf', { name: goods.goodsName })}
      >
        {say('addToCart')}
      </Button>
    </form>
  )
}
