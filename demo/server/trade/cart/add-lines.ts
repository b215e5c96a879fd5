import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import { mostPieces } from '../../../../src/core/api/shapes'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { mostCartLines } from '../../../../src/trade/cart/add-to-cart.contract'
import type { addToCart, RequireInfo } from '../../../../src/trade/cart/cart.contract'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked, wrongUnit } from '../../catalogue/goods/order-units'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { priceAt, type Buyer } from './buyer'
import { inCart, lockCart, type CartOwner } from './cart-locks'
import { cartLine } from './cart.table'
import { atMost, quantityFault, unitFault } from './order-quantity'
import { skuFacts, type SkuFacts } from './sku-facts'

type Asking = Asked<typeof addToCart>['body']
type Wanted = {
  skuId: string
  pieces: number
  /** Unit of the quantity, if not the default one. */
  given?: OrderUnit | undefined
  /** Unit in which the line is ordered. */
  unit?: OrderUnit | undefined
  requireInfo?: RequireInfo | undefined
}
export type Skipped = { skuId: string; reason: Text }

const reasons = {
  unknown: ['商品不存在', 'This product does not exist.'],
  withdrawn: ['商品已下架', 'This product has been withdrawn.'],
  notCustom: ['该商品不支持定制', 'This product cannot be customised.'],
  full: [
    `购物车已满，最多 ${wholeNumber(mostCartLines)} 种商品`,
    `The cart is full: at most ${wholeNumber(mostCartLines)} products.`,
  ],
} satisfies Record<string, Text>

/** Returns whether a product is no longer sold, by the reason why it was not added. */
export const isGone = (reason: Text | undefined) => reason === reasons.unknown || reason === reasons.withdrawn

/**
 * Adds lines to a cart. Quantities of a SKU add up; custom goods stay separate lines. Goods without stock are added too, so
 * that no choice is lost; the cart marks them. The caller validates requirements.
 * @returns lines that could not be added, with reasons
 */
export function addLines(
  buyer: Buyer,
  { shopCarBizType: bizType, skuGoodsList }: Asking,
): Promise<Skipped[]> {
  return tx(async () => {
    const { customerId, site: siteId } = buyer.who
    await lockCart(customerId)
    const facts = await skuFacts([...new Set(skuGoodsList.map(({ skuId }) => skuId))], buyer)
    const { wanted, skipped } = await inPieces(skuGoodsList, facts)
    const lines = bizType === 10 ? joined(wanted) : wanted
    const present = await standardLines(buyer.who, bizType === 10 ? lines : [])
    let room = mostCartLines - (await db().$count(cartLine, inCart(buyer.who)))

    const rows: (typeof cartLine.$inferInsert)[] = []
    for (const { skuId, pieces, given, unit, requireInfo } of lines) {
      const known = facts.get(skuId)
      if (!known) continue
      const before = present.get(skuId)
      const sum = (before?.quantity ?? 0) + pieces
      const quantity = Math.min(sum, atMost(known, mostPieces))
      const reason =
        faultOf(known, bizType) ??
        unitFault(known, sum, given) ??
        quantityFault(known, quantity) ??
        (before || room > 0 ? undefined : reasons.full)
      if (reason) skipped.push({ skuId, reason })
      else {
        if (!before) room--
        const seenPrice = priceAt(known, quantity, buyer)
        const goodsPriceUnit = unit && quantity % unit.ratio === 0 ? unit.itemId : null
        const line = {
          customerId,
          siteId,
          bizType,
          skuId,
          quantity,
          goodsPriceUnit,
          checked: 10 as const,
          seenPrice,
        }
        rows.push({ id: before?.id ?? newId(), ...line, requireInfo: requireInfo ?? null })
      }
    }
    await put(rows)
    return skipped
  })
}

const faultOf = ({ status, customizable }: SkuFacts, bizType: Asking['shopCarBizType']): Text | undefined => {
  if (status !== 10) return reasons.withdrawn
  return bizType === 30 && customizable !== 10 ? reasons.notCustom : undefined
}

/** Converts quantities to default units: ten boxes of 200 are 2000. */
async function inPieces(asked: Asking['skuGoodsList'], facts: ReadonlyMap<string, SkuFacts>) {
  const unitOf = await unitsAsked(
    asked.map(({ skuId, goodsPriceUnit, orderUnitId }) => ({
      skuId,
      goodsPriceUnit: goodsPriceUnit ?? orderUnitId,
    })),
  )
  const wanted: Wanted[] = []
  const skipped: Skipped[] = []
  for (const { skuId, quantity, goodsPriceUnit, orderUnitId, requireInfo } of asked) {
    const unit = goodsPriceUnit ? unitOf(skuId, goodsPriceUnit) : undefined
    const given = larger(unit)
    const wished = orderUnitId ? larger(unitOf(skuId, orderUnitId)) : undefined
    if (!facts.get(skuId)?.open) skipped.push({ skuId, reason: reasons.unknown })
    else if (goodsPriceUnit && !unit) skipped.push({ skuId, reason: wrongUnit })
    else
      wanted.push({ skuId, pieces: quantity * (unit?.ratio ?? 1), given, unit: given ?? wished, requireInfo })
  }
  return { wanted, skipped }
}

/** Merges lines by SKU, in the unit named last. */
function joined(wanted: Wanted[]): Wanted[] {
  const bySku = new Map<string, Wanted>()
  for (const line of wanted) {
    const pieces = line.pieces + (bySku.get(line.skuId)?.pieces ?? 0)
    bySku.set(line.skuId, { ...line, pieces })
  }
  return [...bySku.values()]
}

async function standardLines(whose: CartOwner, wanted: Wanted[]) {
  const skuIds = wanted.map(({ skuId }) => skuId)
  const rows = skuIds.length
    ? await db()
        .select()
        .from(cartLine)
        .where(and(inCart(whose), eq(cartLine.bizType, 10), inArray(cartLine.skuId, skuIds)))
        .orderBy(cartLine.id)
        .for('update')
    : []
  return new Map(rows.map((row) => [row.skuId, row]))
}

async function put(rows: (typeof cartLine.$inferInsert)[]) {
  if (rows.length === 0) return
  await db()
    .insert(cartLine)
    .values(rows)
    .onConflictDoUpdate({
      target: cartLine.id,
      set: {
        quantity: sql`excluded.quantity`,
        goodsPriceUnit: sql`excluded.goods_price_unit`,
        checked: 10,
        seenPrice: sql`excluded.seen_price`,
      },
    })
}
