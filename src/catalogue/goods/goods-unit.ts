import { mostPieces } from '../../core/api/shapes'
import type { Goods } from './goods.contract'

/** Returns the name of the unit for prices and stock of a product. */
export const unitOf = (goods: Pick<Goods, 'priceUnitInfoList'>): string =>
  goods.priceUnitInfoList.find((unit) => unit.defaultPriceUnit === 10)?.unitName ??
  goods.priceUnitInfoList[0]?.unitName ??
  ''

/** Returns the first picture of a comma-separated list. */
export const pictureOf = (images: string): string => images.split(',')[0] ?? ''

/** Rounds a quantity up to one that can be ordered: at least the minimum, in whole steps above it. */
export function orderable(
  quantity: number,
  { minQuantity, step }: { minQuantity: number; step: number },
): number {
  const wanted = Number.isFinite(quantity) ? Math.floor(quantity) : minQuantity
  if (wanted <= minQuantity) return minQuantity
  return Math.min(mostPieces, minQuantity + Math.ceil((wanted - minQuantity) / step) * step)
}
