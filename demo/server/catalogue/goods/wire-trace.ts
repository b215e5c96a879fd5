import type * as z from 'zod/mini'
import type { priceTrace } from '../../../../src/catalogue/goods/price-trace.contract'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type { Log } from '../../core/http/surroundings'
import type { Who } from '../../core/security/auth'
import { noShares, type Shares } from '../../money/coupons/line-costs'
import type { NextPrice } from './next-price'
import { lastUsed, type TraceStep } from './price-trace'

type WireTrace = z.input<typeof priceTrace>

type Explained = {
  skuId: string
  steps: readonly TraceStep[]
  quantity: number
  /** Price of a piece that is shown and paid. */
  price: Minor
  shares?: Shares | undefined
  next?: NextPrice | undefined
}

/**
 * Returns the steps that a reader may see: a channel account only its own price, and the numbers of contracts only the main
 * account, which may open them.
 */
function stepsFor(steps: readonly TraceStep[], who: Who): TraceStep[] {
  if (who.kind === 'visitor' || who.accountKind === 'main') return [...steps]
  const [list] = steps
  const last = lastUsed(steps)
  if (who.accountKind !== 'channel' || !list || !last || last === list)
    return steps.map(({ no, ...step }) => (step.kind === 'contract' ? step : { ...step, no }))
  const isOwn = last.kind === 'quotation' || last.kind === 'order'
  return [list, isOwn ? last : { kind: 'account', price: last.price, used: true }]
}

const kinds = [
  ['discount', 'promotion'],
  ['coupon', 'coupon'],
  ['points', 'points'],
] as const

/**
 * Formats the steps of a price for a reader. Steps that do not end with the paid price are a bug: they are logged and not
 * shown.
 */
export function wireTrace(explained: Explained, who: Who, log: Log): WireTrace | undefined {
  const { skuId, steps, quantity, price, shares = noShares, next } = explained
  const last = lastUsed(steps)
  if (!last) return undefined
  if (last.price !== price) {
    log.error(`price of SKU ${skuId}: the steps end with ${last.kind} ${last.price}, but ${price} is paid`)
    return undefined
  }
  const { discount, coupon, points } = shares
  return {
    quantity,
    steps: stepsFor(steps, who).map((step) => ({ ...step, price: toDecimal(step.price) })),
    reductions: kinds.flatMap(([share, kind]) =>
      shares[share] > 0 ? { kind, amount: toDecimal(shares[share]) } : [],
    ),
    amount: toDecimal(price * quantity - discount - coupon - points),
    ...(next && { next: { from: next.from, price: toDecimal(next.price), saves: toDecimal(next.saves) } }),
  }
}
