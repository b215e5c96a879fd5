import type { Scope } from '../../core/host/scope'
import { cartPriceTrace, skuPriceTrace, type PriceTrace } from '../goods/price-trace.contract'
import { siteOf } from '../../site/brand-site/brand-site.store'

/** Steps of a price. Without `priceTrace` it is not explained. */
export type ExplainedPrice = { unitName: string; priceTrace?: PriceTrace | undefined }

/** Price to explain: of pieces of a SKU, of a cart line, or with known steps. */
export type PricePlace = { skuId: string; quantity: number } | { cartLineId: string } | ExplainedPrice

/** Loads the steps of a price, unless they are known. */
export async function loadTrace(scope: Scope, of: PricePlace, signal: AbortSignal): Promise<ExplainedPrice> {
  const quiet = { signal, quiet: true } as const
  if ('cartLineId' in of) return scope.call(cartPriceTrace, { path: { id: of.cartLineId } }, quiet)
  if (!('skuId' in of)) return of
  const body = { ...of, brandTerminalId: await siteOf(scope).id() }
  return scope.call(skuPriceTrace, { body }, quiet)
}
