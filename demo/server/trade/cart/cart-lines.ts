import { desc, eq } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import type { Answer } from '../../../../src/core/endpoint'
import type { CartLine, getCart } from '../../../../src/trade/cart/cart.contract'
import { db } from '../../core/db'
import { yesIf } from '../../core/yes-if'
import { isMemberPrice, priceAt, type Buyer } from './buyer'
import { cartLine } from './cart.table'
import { skuFacts, type SkuFacts } from './sku-facts'

type Row = typeof cartLine.$inferSelect
export type Shop = Pick<SkuFacts['shop'], 'id' | 'name' | 'shopType'>
/** A line as it would be ordered now, amounts in minor units. */
export type CurrentLine = CartLine & { shop: Shop }
type WireLine = Answer<typeof getCart>['invalid'][number]

/** Why a line cannot be ordered now; nothing when it can. */
function faultOf({ goods, available }: SkuFacts, quantity: number, { sellsShort }: Buyer) {
  if (goods.status !== 10) return 'withdrawn'
  if (sellsShort || quantity <= available) return undefined
  return available > 0 ? 'tooMany' : 'soldOut'
}

function current(row: Row, facts: SkuFacts, buyer: Buyer): CurrentLine {
  const { sku, goods, shop, unitName, available } = facts
  const { quantity } = row
  const price = priceAt(facts, quantity, buyer)
  const invalidReason = faultOf(facts, quantity, buyer)
  return {
    id: row.id,
    skuId: sku.id,
    goodsId: goods.id,
    goodsName: goods.goodsName,
    skuCode: sku.skuCode,
    image: `/img/goods/${goods.id}-1.svg`,
    spec: sku.spec,
    quantity,
    unitName,
    minQuantity: sku.minOrderQty,
    step: sku.step,
    checked: yesIf(row.checked === 10 && !invalidReason),
    price,
    oldPrice: price < sku.goodsPrice ? sku.goodsPrice : undefined,
    memberPrice: yesIf(isMemberPrice(price, facts, quantity, buyer)),
    amount: price * quantity,
    priceBefore: price === row.seenPrice ? undefined : row.seenPrice,
    stockQuantity: available,
    safetyStock: sku.safetyStock,
    shopCarBizType: row.bizType,
    invalidReason,
    shop: { id: shop.id, name: shop.name, shopType: shop.shopType },
  }
}

/** All lines of a buyer's cart, the latest first, with today's names, prices and stock. */
export async function linesOf(buyer: Buyer): Promise<CurrentLine[]> {
  const rows = await db()
    .select()
    .from(cartLine)
    .where(eq(cartLine.customerId, buyer.who.customerId))
    .orderBy(desc(cartLine.createdAt), desc(cartLine.id))
  const facts = await skuFacts([...new Set(rows.map(({ skuId }) => skuId))])
  return rows.flatMap((row) => {
    const known = facts.get(row.skuId)
    return known ? current(row, known, buyer) : []
  })
}

/** The wire's form of a line. */
export function wireLine({
  shop: _shop,
  price,
  oldPrice,
  amount,
  priceBefore,
  ...rest
}: CurrentLine): WireLine {
  return {
    ...rest,
    price: toDecimal(price),
    amount: toDecimal(amount),
    ...(oldPrice !== undefined && { oldPrice: toDecimal(oldPrice) }),
    ...(priceBefore !== undefined && { priceBefore: toDecimal(priceBefore) }),
  }
}
