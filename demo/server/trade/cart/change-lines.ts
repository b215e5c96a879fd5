import { eq, inArray } from 'drizzle-orm'
import { db, tx } from '../../core/database/db'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { RequireInfo, updateQuantity } from '../../../../src/trade/cart/cart.contract'
import { notFound, refuse } from '../../core/http/refusal'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked, wrongUnit } from '../../catalogue/goods/order-units'
import { keepGoods } from '../../catalogue/favourites/favourites'
import { priceAt, type Buyer } from './buyer'
import { lockCart, lockLines } from './cart-locks'
import { cartLine } from './cart.table'
import { figuresOf, type LineFigures } from './line-figures'
import { quantityFault, stockFault, unitFault } from './order-quantity'
import { checkRequirements } from './requirement'
import { skuFacts } from './sku-facts'
import { notSold, standingFault } from './standing'

type Wanted = Asked<typeof updateQuantity>['body']

/** @throws Refusal 422 for a unit of other goods */
async function inPieces(skuId: string, { quantity, goodsPriceUnit }: Wanted) {
  if (!goodsPriceUnit) return { quantity }
  const unitOf = await unitsAsked([{ skuId, goodsPriceUnit }])
  const unit = unitOf(skuId, goodsPriceUnit)
  if (!unit) throw refuse(422, wrongUnit)
  return { quantity: quantity * unit.ratio, unit: larger(unit) }
}

/**
 * Sets the quantity of a line, in pieces or in a unit, which becomes the line's unit.
 * @returns all lines of the cart
 */
export function setQuantity(buyer: Buyer, id: string, wanted: Wanted): Promise<LineFigures[]> {
  return tx(async () => {
    const [row] = await lockLines(buyer.who, new Set([id]))
    const facts = row && (await skuFacts([row.skuId], buyer)).get(row.skuId)
    if (!facts) throw notSold.withdrawn()
    const standing = standingFault(facts)
    if (standing) throw notSold[standing]()
    const { quantity, unit } = await inPieces(facts.skuId, wanted)
    const available = row.bizType === 30 || buyer.sellsShort ? Infinity : facts.available
    const fault =
      unitFault(facts, quantity, unit) ??
      quantityFault(facts, quantity) ??
      stockFault(facts, quantity, available)
    if (fault) throw refuse(422, fault)
    const seenPrice = priceAt(facts, quantity, buyer)
    const goodsPriceUnit = unit?.itemId ?? null
    await db().update(cartLine).set({ quantity, goodsPriceUnit, seenPrice }).where(eq(cartLine.id, id))
    return figuresOf(buyer)
  })
}

/**
 * Changes the requirement of a custom line.
 * @returns all current lines of the cart
 */
export function setRequirement(buyer: Buyer, id: string, requireInfo: RequireInfo): Promise<LineFigures[]> {
  return tx(async () => {
    const { customerId } = buyer.who
    const [row] = await lockLines(buyer.who, new Set([id]))
    if (row?.bizType !== 30) throw notFound()
    await checkRequirements(customerId, [{ requireInfo }])
    await db().update(cartLine).set({ requireInfo }).where(eq(cartLine.id, id))
    return figuresOf(buyer)
  })
}

/**
 * Selects (10) or unselects (20) lines. Lines that cannot be ordered are never selected.
 * @param ids default: every line
 * @returns all current lines of the cart
 */
export function selectLines(
  buyer: Buyer,
  checked: 10 | 20,
  ids?: ReadonlySet<string>,
): Promise<LineFigures[]> {
  return tx(async () => {
    await lockLines(buyer.who, ids)
    const lines = await figuresOf(buyer)
    const chosen = new Set(
      lines
        .filter(({ id, invalidReason }) => (ids?.has(id) ?? true) && (checked === 20 || !invalidReason))
        .map(({ id }) => id),
    )
    if (chosen.size) {
      await db()
        .update(cartLine)
        .set({ checked })
        .where(inArray(cartLine.id, [...chosen]))
    }
    return lines.map((line) => (chosen.has(line.id) ? { ...line, checked } : line))
  })
}

/**
 * Moves lines to the favourites.
 * @returns the remaining lines
 * @throws Refusal 404 a line of another cart, 422 goods that are no longer sold, or too many favourites
 */
export function keepLines(buyer: Buyer, ids: ReadonlySet<string>): Promise<LineFigures[]> {
  return tx(async () => {
    const { customerId } = buyer.who
    await lockCart(customerId)
    const rows = await lockLines(buyer.who, ids)
    const facts = [
      ...(
        await skuFacts(
          rows.map(({ skuId }) => skuId),
          buyer,
        )
      ).values(),
    ]
    const [standing] = facts.flatMap((one) => standingFault(one) ?? [])
    if (standing) throw notSold[standing]()
    await keepGoods(
      buyer.who,
      facts.map(({ goodsId }) => goodsId),
    )
    return deleteLines(buyer, ids)
  })
}

/** @returns the remaining lines */
export function deleteLines(buyer: Buyer, ids: ReadonlySet<string>): Promise<LineFigures[]> {
  return tx(async () => {
    await lockLines(buyer.who, ids)
    await db()
      .delete(cartLine)
      .where(inArray(cartLine.id, [...ids]))
    return figuresOf(buyer)
  })
}
