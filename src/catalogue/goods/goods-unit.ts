import { mostPieces } from '../../core/api/shapes'
import type { Goods } from './goods.contract'

/** The unit that prices and stock of a product are given in. */
export const unitOf = (goods: Pick<Goods, 'priceUnitInfoList'>): string =>
  goods.priceUnitInfoList.find((unit) => unit.defaultPriceUnit === 10)?.unitName ??
  goods.priceUnitInfoList[0]?.unitName ??
  ''

/** The first picture of a comma-joined list. */
export const pictureOf = (images: string): string => images.split(',')[0] ?? ''

/** The nearest quantity that can be ordered: at least the minimum, in whole steps above it. */
export function orderable(
  quantity: number,
  { minQuantity, step }: { minQuantity: number; step: number },
): number {
  const wanted = Number.isFinite(quantity) ? Math.floor(quantity) : minQuantity
  if (wanted <= minQuantity) return minQuantity
  return Math.min(mostPieces, minQuantity + Math.ceil((wanted - minQuantity) / step) * step)
}
