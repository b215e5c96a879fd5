import type { Minor } from '../../../../src/core/money'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import { pricedAt, priceSteps, type Buyer } from '../cart/buyer'
import { orderFault, type LineFigures } from '../cart/line-figures'
import { skuFacts } from '../cart/sku-facts'

export type Wanted = {
  id: string
  skuId: string
  quantity: number
  /** Price of a piece. Default: the buyer's regular price. */
  price?: Minor | undefined
  requireInfo?: RequireInfo | undefined
  orderUnit?: OrderUnit | undefined
  /** Quoted delivery time in days, with or without stock. */
  deliveryDays?: number | null | undefined
}

/** Returns the lines of a quotation in cart format. Goods that are permanently unavailable are omitted. */
export async function offerFigures(buyer: Buyer, lines: readonly Wanted[]): Promise<LineFigures[]> {
  const facts = await skuFacts([...new Set(lines.map(({ skuId }) => skuId))], buyer)
  return lines.flatMap(({ id, skuId, quantity, price: agreed, requireInfo, orderUnit, deliveryDays }) => {
    const known = facts.get(skuId)
    if (!known) return []
    const { price: usual, kind } = pricedAt(known, quantity, buyer)
    const price = agreed ?? usual
    const sellsShort = buyer.sellsShort || Boolean(deliveryDays)
    return {
      id,
      skuId,
      quantity,
      orderUnit,
      checked: 10 as const,
      price,
      priceSteps: agreed === undefined ? priceSteps(known, buyer) : undefined,
      oldPrice: price < usual ? usual : undefined,
      memberPrice: 20 as const,
      priceKind: agreed === undefined ? kind : undefined,
      amount: price * quantity,
      priceBefore: undefined,
      stockQuantity: known.available,
      shopCarBizType: requireInfo ? 30 : 10,
      requireInfo,
      deliveryCycle: deliveryDays ?? undefined,
      invalidReason: orderFault(known, quantity, { ...buyer, sellsShort }, requireInfo !== undefined),
    }
  })
}
