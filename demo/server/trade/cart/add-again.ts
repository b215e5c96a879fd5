import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { unitsAsked } from '../../catalogue/goods/order-units'
import type { LineSnapshot } from '../orders/orders.table'
import { addLines } from './add-lines'
import type { Buyer } from './buyer'

type BoughtLine = {
  skuId: string
  qty: number
  snapshot: Pick<LineSnapshot, 'goodsName' | 'skuCode' | 'orderUnit' | 'requireInfo'>
}

/**
 * Adds lines of a document to the cart again, in their units. If the unit's size has changed, the quantity is in pieces.
 * @returns reasons of the lines that could not be added, by SKU
 */
export async function addAgain(buyer: Buyer, lines: readonly BoughtLine[]): Promise<Map<string, Text>> {
  const unitOf = await unitsAsked(
    lines.map(({ skuId, snapshot }) => ({ skuId, goodsPriceUnit: snapshot.orderUnit?.itemId })),
  )
  const asked = lines.map(({ skuId, qty, snapshot: { orderUnit, requireInfo } }) => {
    const unit = orderUnit && unitOf(skuId, orderUnit.itemId)
    return unit && qty % unit.ratio === 0
      ? { skuId, requireInfo, quantity: qty / unit.ratio, goodsPriceUnit: unit.itemId }
      : { skuId, requireInfo, quantity: qty }
  })
  const reasons = new Map<string, Text>()
  for (const shopCarBizType of [10, 30] as const) {
    const skuGoodsList = asked.filter((line) => (line.requireInfo ? 30 : 10) === shopCarBizType)
    const skipped = skuGoodsList.length ? await addLines(buyer, { shopCarBizType, skuGoodsList }) : []
    for (const { skuId, reason } of skipped) reasons.set(skuId, reason)
  }
  return reasons
}

/** Returns how many lines were added, and the others with their reasons. */
export function addedAgain(
  lines: readonly BoughtLine[],
  reasons: ReadonlyMap<string, Text>,
  language: Locale,
) {
  const skipped = lines.flatMap(({ skuId, snapshot: { goodsName, skuCode } }) => {
    const reason = reasons.get(skuId)
    return reason ? [{ skuId, goodsName, skuCode, reason: pick(reason, language) }] : []
  })
  return { added: lines.length - skipped.length, skipped }
}
