import { later } from '../../ui/later'
import type { Rule } from './unit-rule'

// Loaded on demand because few goods have less stock than one box.
const UnitShortage = later(() => import('./unit-shortage'))

/**
 * Returns the message of a quantity field whose stock is lower than the smallest order; undefined: it is not.
 * @param unit name of the chosen unit; `piece`: of the default unit
 * @param rule order rule in pieces; `most`: pieces in stock
 * @param onPieces changes to the default unit and the largest quantity in stock
 */
export const shortageOf = (
  { min, max = Infinity }: { min: number; max?: number | undefined },
  unit: string,
  piece: string,
  rule: Rule,
  most: number | undefined,
  onPieces: (pieces: number) => void,
) => (max < min ? <UnitShortage {...{ least: min, unit, piece, rule, most, onPieces }} /> : undefined)
