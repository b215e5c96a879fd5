import { desc } from 'drizzle-orm'
import type { CartLine } from '../../../../src/trade/cart/cart.contract'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked } from '../../catalogue/goods/order-units'
import { db } from '../../core/database/db'
import { toYesNo } from '../../core/http/to-yes-no'
import { pricedAt, priceSteps, type Buyer } from './buyer'
import { inCart } from './cart-locks'
import { cartLine } from './cart.table'
import { skuFacts, type SkuFacts } from './sku-facts'
import { standingFault } from './standing'

type Row = typeof cartLine.$inferSelect
type FigureNames =
  | 'id'
  | 'skuId'
  | 'quantity'
  | 'checked'
  | 'price'
  | 'priceSteps'
  | 'oldPrice'
  | 'memberPrice'
  | 'priceKind'
  | 'amount'
  | 'priceBefore'
  | 'stockQuantity'
  | 'sellsShort'
  | 'shopCarBizType'
  | 'requireInfo'
  | 'invalidReason'
  | 'orderUnit'
  | 'deliveryCycle'
/** Current figures of a line. Amounts in minor units. */
export type LineFigures = Pick<CartLine, FigureNames>

/** Returns the reason why a line cannot be ordered, or nothing. Made-to-order goods need no stock. */
export function orderFault(facts: SkuFacts, quantity: number, { sellsShort }: Buyer, custom: boolean) {
  const { available } = facts
  const standing = standingFault(facts)
  if (standing) return standing
  if (custom || sellsShort || quantity <= available) return undefined
  return available > 0 ? 'tooMany' : 'soldOut'
}

/**
 * Returns a line that is not open to the buyer any more, because the private shop revoked access or the shop left the site.
 * It shows its original figures, because the current price and stock are hidden from the buyer.
 */
const shutLine = (
  { id, skuId, quantity, bizType, seenPrice, requireInfo }: Row,
  invalidReason: LineFigures['invalidReason'],
): LineFigures => ({
  id,
  skuId,
  quantity,
  checked: 20,
  price: seenPrice,
  memberPrice: 20,
  amount: seenPrice * quantity,
  stockQuantity: 0,
  shopCarBizType: bizType,
  requireInfo: requireInfo ?? undefined,
  invalidReason,
})

function figures(row: Row, facts: SkuFacts, buyer: Buyer, unit: OrderUnit | undefined): LineFigures {
  if (!facts.open) return shutLine(row, standingFault(facts))
  const { id, skuId, quantity, bizType, seenPrice } = row
  const { goodsPrice, available } = facts
  const { price, kind: priceKind } = pricedAt(facts, quantity, buyer)
  const invalidReason = orderFault(facts, quantity, buyer, bizType === 30)
  return {
    id,
    skuId,
    quantity,
    // If the unit's size has changed, the quantity is in pieces.
    orderUnit: unit && quantity % unit.ratio === 0 ? unit : undefined,
    checked: toYesNo(row.checked === 10 && !invalidReason),
    price,
    priceSteps: priceSteps(facts, buyer),
    oldPrice: price < goodsPrice ? goodsPrice : undefined,
    memberPrice: toYesNo(priceKind === 'member' || priceKind === 'tier'),
    priceKind,
    amount: price * quantity,
    priceBefore: price === seenPrice ? undefined : seenPrice,
    stockQuantity: available,
    // Stock does not limit made-to-order goods.
    sellsShort: buyer.sellsShort || bizType === 30,
    shopCarBizType: bizType,
    requireInfo: row.requireInfo ?? undefined,
    invalidReason,
  }
}

/** Returns all lines of a buyer's cart at current prices and stock, latest first. */
export async function figuresOf(buyer: Buyer): Promise<LineFigures[]> {
  const rows = await db()
    .select()
    .from(cartLine)
    .where(inCart(buyer.who))
    .orderBy(desc(cartLine.createdAt), desc(cartLine.id))
  const facts = await skuFacts([...new Set(rows.map(({ skuId }) => skuId))], buyer)
  const unitOf = await unitsAsked(rows)
  return rows.flatMap((row) => {
    const known = facts.get(row.skuId)
    const unit = row.goodsPriceUnit ? larger(unitOf(row.skuId, row.goodsPriceUnit)) : undefined
    return known ? figures(row, known, buyer, unit) : []
  })
}
