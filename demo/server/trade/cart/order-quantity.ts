import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { Text } from '../../../../src/core/language/messages'
import { mostPieces } from '../../../../src/core/api/shapes'
import { wholeNumber } from '../../../../src/core/text/whole-number'

/** Orderable quantities of a SKU in pieces: `minQuantity`, then steps of `step`. */
export type OrderRule = { minQuantity: number; step: number; unitName: string }

/** Returns the largest orderable quantity up to `limit`, or 0 if it is below the minimum. */
export const atMost = ({ minQuantity, step }: OrderRule, limit: number): number =>
  limit < minQuantity ? 0 : limit - ((limit - minQuantity) % step)

/** Returns the error of a quantity with the next valid one, independent of stock, or nothing. */
export function quantityFault(rule: OrderRule, quantity: number): Text | undefined {
  const { minQuantity, step, unitName } = rule
  if (quantity < minQuantity)
    return [
      `最少 ${wholeNumber(minQuantity)} ${unitName}起订`,
      `The minimum order is ${wholeNumber(minQuantity)}.`,
    ]
  const below = atMost(rule, quantity)
  if (below === quantity) return undefined
  const above = below + step
  const [by, lower, higher] = [step, below, above].map(wholeNumber)
  if (above > mostPieces)
    return [
      `须按 ${by} ${unitName}递增，最多 ${lower} ${unitName}`,
      `Quantities go up in steps of ${by}: choose at most ${lower}.`,
    ]
  return [
    `须按 ${by} ${unitName}递增，可选 ${lower} 或 ${higher} ${unitName}`,
    `Quantities go up in steps of ${by}: choose ${lower} or ${higher}.`,
  ]
}

/** Returns the error if a quantity in a larger unit exceeds the limit of a line, or nothing. */
export function unitFault(
  { unitName }: OrderRule,
  pieces: number,
  unit: OrderUnit | undefined,
): Text | undefined {
  if (!unit || pieces <= mostPieces) return undefined
  const [most, limit] = [Math.floor(mostPieces / unit.ratio), mostPieces].map(wholeNumber)
  return [
    `每行最多 ${limit} ${unitName}，即 ${most} ${unit.unitName}`,
    `A line can hold at most ${limit} pieces: ${most} of this unit.`,
  ]
}

/** Returns the error if the quantity exceeds the stock, or nothing. `available` is Infinity if the site sells without stock. */
export function stockFault(rule: OrderRule, quantity: number, available: number): Text | undefined {
  if (quantity <= available) return undefined
  const most = atMost(rule, available)
  return most
    ? [`库存不足，最多 ${wholeNumber(most)} ${rule.unitName}`, `Only ${wholeNumber(most)} available.`]
    : ['库存不足', 'Insufficient stock.']
}
