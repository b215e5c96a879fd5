import type { PriceKind } from '../../../../src/catalogue/goods/price-kind'
import type { Minor } from '../../../../src/core/money'
import type { Who } from '../../core/security/auth'
import { activityPrice, openPrice, type MemberPriceRow, type PriceQuestion, type SkuPrices } from './pricing'

/** Price that a rule sets for one piece. The last used step is the price that the asker pays. */
export type TraceStep = {
  kind: PriceKind
  price: Minor
  /** True if the rule applies and sets a price below all steps before it. */
  used: boolean
  /** Reason why the step is not used: the quantity is too small, or a step before it is not higher. */
  reason?: 'quantity' | 'notLower'
  /** Minimum quantity of the price. */
  from?: number
  /** Name of the activity. */
  title?: string
  /** Number of the contract, inquiry or quotation, and the last day of the agreed price. */
  no?: string
  until?: string
}

type Offer = { kind: PriceKind; price: Minor; from?: number }

// A channel account pays its parent's price times its multiplier, in ten-thousandths.
export const multiplied = (price: Minor, who: Who) =>
  who.kind === 'member' && who.accountKind === 'channel'
    ? Math.round((price * who.priceMultiplier) / 10_000)
    : price

export const listStep = ({ goodsPrice }: SkuPrices): TraceStep => ({
  kind: 'list',
  price: goodsPrice,
  used: true,
})

export const lastUsed = (steps: readonly TraceStep[]) => steps.findLast(({ used }) => used)

/** Returns the lowest price of some rows that applies at a quantity, otherwise the one with the smallest minimum. */
function offered(kind: PriceKind, rows: readonly MemberPriceRow[], quantity: number): Offer[] {
  const reached = rows.filter(({ minQuantity }) => minQuantity <= quantity)
  const by = reached.length > 0 ? reached : rows
  const [first, ...others] = by
  if (!first) return []
  const best = others.reduce((found, row) => {
    const better = reached.length > 0 ? row.price < found.price : row.minQuantity < found.minQuantity
    return better ? row : found
  }, first)
  return [{ kind, price: best.price, ...(best.minQuantity > 1 && { from: best.minQuantity }) }]
}

/** Returns the member prices that apply to an account, and those agreed with its company. */
export const knownRows = ({ memberPrices }: SkuPrices, { who, vipShow }: PriceQuestion) =>
  memberPrices.filter(
    ({ agreed, level }) => agreed || (vipShow && who.kind === 'member' && level <= who.memberLevel),
  )

/** Returns the prices of all rules that the company's account may know, in the order in which they apply. */
function offersOf(sku: SkuPrices, question: PriceQuestion): Offer[] {
  const { quantity, activityRate } = question
  const { goodsPrice, brandPrice, minOrderQty = 1 } = sku
  const known = knownRows(sku, question)
  const open = known.filter(({ agreed }) => !agreed)
  // A price that applies to every order is no price for a quantity.
  const always = ({ minQuantity }: MemberPriceRow) => minQuantity <= minOrderQty
  return [
    ...(brandPrice === null ? [] : [{ kind: 'brand' as const, price: brandPrice }]),
    ...offered('member', open.filter(always), quantity),
    ...offered(
      'tier',
      open.filter((row) => !always(row)),
      quantity,
    ),
    ...offered(
      'contract',
      known.filter(({ agreed }) => agreed),
      quantity,
    ),
    ...(activityRate === undefined
      ? []
      : [{ kind: 'activity' as const, price: activityPrice(goodsPrice, activityRate) }]),
  ]
}

/** Returns the steps from the retail price to the price per default unit that an account's company pays. */
export function companySteps(sku: SkuPrices, question: PriceQuestion): TraceStep[] {
  let lowest = sku.goodsPrice
  const steps = offersOf(sku, question).map((offer): TraceStep => {
    if ((offer.from ?? 1) > question.quantity) return { ...offer, used: false, reason: 'quantity' }
    if (offer.price >= lowest) return { ...offer, used: false, reason: 'notLower' }
    lowest = offer.price
    return { ...offer, used: true }
  })
  return [listStep(sku), ...steps]
}

/**
 * Returns the steps from the retail price to the asker's price per default unit. A channel account learns its own price
 * but not the steps to what its company pays.
 * @returns nothing if the price is hidden from a visitor
 */
export function traceSteps(sku: SkuPrices, question: PriceQuestion): TraceStep[] {
  const { who } = question
  const list = listStep(sku)
  if (who.kind === 'visitor') return openPrice(sku) === null ? [] : [list]
  const steps = companySteps(sku, question)
  if (who.accountKind !== 'channel') return steps
  const own = multiplied((lastUsed(steps) ?? list).price, who)
  return own === list.price ? [list] : [list, { kind: 'account', price: own, used: true }]
}

/**
 * Returns the asker's price per default unit.
 * @returns undefined if the price is hidden from a visitor
 */
export const unitPrice = (sku: SkuPrices, question: PriceQuestion): Minor | undefined =>
  lastUsed(traceSteps(sku, question))?.price
