import type { Minor } from '../../core/money'
import type { Verdict } from './order-verdict'

/**
 * Returns a row's share of the amount of all rows with one SKU, rounded so that the shares add up to the amount.
 * @param amount of all these rows, in minor units
 */
export function ownAmount(
  amount: Minor,
  { pieces = 0, piecesAbove = 0, ownPieces = 0 }: Pick<Verdict, 'pieces' | 'piecesAbove' | 'ownPieces'>,
): Minor {
  const upTo = (some: number) => Math.round((amount * some) / pieces)
  return pieces > 0 ? upTo(piecesAbove + ownPieces) - upTo(piecesAbove) : amount
}
