import { typedAmount } from '../../core/text/plain-signs'
import { readQuantity } from '../../core/quantity'
import { mostPieces } from '../../core/api/shapes'
import type { DraftLine } from './offer-draft'

type LineFault = 'nameNeeded' | 'unitNeeded' | 'quantityWrong' | 'priceWrong'
export type LineFaults = Partial<Record<'name' | 'unit' | 'quantity' | 'targetPrice', LineFault>>

/** Parses a typed quantity in pieces. Returns undefined if it is invalid. */
export function quantityTyped(typed: string): number | undefined {
  const pieces = readQuantity(typed) ?? 0
  return pieces >= 1 && pieces <= mostPieces ? pieces : undefined
}

/** Parses a typed price to the request format. Returns undefined for empty text and null for an invalid price. */
export function priceTyped(typed: string): string | undefined | null {
  const digits = typedAmount(typed)
  if (digits === '') return undefined
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) && Number(digits) > 0 ? digits : null
}

/** Returns the errors of a row by field. */
export function faultsOf(
  line: Pick<DraftLine, 'skuId' | 'name' | 'unit' | 'quantity' | 'targetPrice'>,
): LineFaults {
  const typed = line.skuId === ''
  return {
    ...(typed && !line.name.trim() && { name: 'nameNeeded' as const }),
    ...(typed && !line.unit.trim() && { unit: 'unitNeeded' as const }),
    ...(quantityTyped(line.quantity) === undefined && { quantity: 'quantityWrong' as const }),
    ...(priceTyped(line.targetPrice) === null && { targetPrice: 'priceWrong' as const }),
  }
}
