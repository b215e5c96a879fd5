import type { cartPriceTrace } from '../../../../src/catalogue/goods/price-trace.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { namedSteps } from '../../catalogue/goods/named-steps'
import { nextPrice } from '../../catalogue/goods/next-price'
import { traceSteps } from '../../catalogue/goods/price-trace'
import { wireTrace } from '../../catalogue/goods/wire-trace'
import { notFound } from '../../core/http/refusal'
import type { Log } from '../../core/http/surroundings'
import { askedBy, type Buyer } from './buyer'
import { isChosen } from './cart-summary'
import { chosenCoupons } from './chosen-coupons'
import { figuresOf } from './line-figures'
import { reductionsFor } from './reductions'
import { skuFacts } from './sku-facts'

/**
 * Explains the price of a cart line, with its share of the reductions of the whole cart.
 * @throws Refusal 404 for a line of another cart, or one that is not open to the buyer any more
 */
export async function explainLine(
  buyer: Buyer,
  id: string,
  log: Log,
): Promise<Answer<typeof cartPriceTrace>> {
  const lines = await figuresOf(buyer)
  const line = lines.find((one) => one.id === id)
  const facts = line && (await skuFacts([line.skuId], buyer)).get(line.skuId)
  if (!line || !facts?.open) throw notFound()
  const { skuId, quantity, price } = line
  const { goodsId, unitName } = facts
  const prices = { ...facts, minOrderQty: facts.minQuantity }
  const question = askedBy(facts, quantity, buyer)
  const [steps = []] = await namedSteps(
    [{ skuId, goodsId, steps: traceSteps(prices, question) }],
    buyer.who,
    buyer.activities,
  )
  const couponIds = await chosenCoupons(buyer.who)
  const { sharesOf } = await reductionsFor(buyer, lines.filter(isChosen), { couponIds, points: 0 })
  const next = nextPrice(prices, question)
  const explained = { skuId, steps, quantity, price, shares: sharesOf(id), next }
  return { unitName, priceTrace: wireTrace(explained, buyer.who, log) }
}
