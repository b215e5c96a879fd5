import { PriceWhy } from '../price-why/price-why'
import type { Goods } from './goods.contract'

/** Button that explains the price of a product's smallest order, if the back end names the rule of its price. */
export function GoodsWhy({ goods: { goodsName, skuItemDefault } }: { goods: Goods }) {
  const { skuId, minQuantity, priceKind } = skuItemDefault
  return priceKind ? <PriceWhy of={{ skuId, quantity: minQuantity }} name={goodsName} /> : null
}
