import type { Minor } from '../../core/money'
import type { Verdict } from './order-verdict'

/**
 * The part of the sum of all rows with one SKU that belongs to a row, rounded so that the parts are the sum.
 * @param amount of all of them, in minor units
 */
export function ownAmount(
  amount: Minor,
  { pieces = 0, piecesAbove = 0, ownPieces = 0 }: Pick<Verdict, 'pieces' | 'piecesAbove' | 'ownPieces'>,
): Minor {
  const upTo = (some: number) => Math.round((amount * some) / pieces)
  return pieces > 0 ? upTo(piecesAbove + ownPieces) - upTo(piecesAbove) : amount
}
