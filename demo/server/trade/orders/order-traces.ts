import { namedSteps } from '../../catalogue/goods/named-steps'
import { listStep, type TraceStep } from '../../catalogue/goods/price-trace'
import type { Minor } from '../../../../src/core/money'
import { traceAt, type Buyer } from '../cart/buyer'
import { skuFacts } from '../cart/sku-facts'

type Priced = { id: string; skuId: string; quantity: number; price: Minor }

/**
 * Returns the steps to the prices of lines that are being ordered, by line id.
 * @param offerNo number of the quotation that sets the prices
 */
export async function orderTraces(
  buyer: Buyer,
  lines: readonly Priced[],
  offerNo?: string,
): Promise<ReadonlyMap<string, TraceStep[]>> {
  const facts = await skuFacts([...new Set(lines.map(({ skuId }) => skuId))], buyer)
  const traced = lines.flatMap(({ id, skuId, quantity, price }) => {
    const known = facts.get(skuId)
    if (!known) return []
    const quoted: TraceStep = { kind: 'quotation', price, used: true, ...(offerNo && { no: offerNo }) }
    const steps = offerNo ? [listStep(known), quoted] : traceAt(known, quantity, buyer)
    return { id, skuId, goodsId: known.goodsId, steps }
  })
  const named = await namedSteps(traced, buyer.who, buyer.activities)
  return new Map(traced.map(({ id }, at) => [id, named[at] ?? []]))
}

/** Returns the steps of a line in another quantity: its price was fixed when the order was placed. */
export function retraced(
  steps: readonly TraceStep[] | null | undefined,
  price: Minor,
): TraceStep[] | undefined {
  const [list] = steps ?? []
  return list && [list, { kind: 'order', price, used: true }]
}
