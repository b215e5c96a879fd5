import { later } from '../../ui/later'
import type { Rule } from './unit-rule'

// Loaded on demand because few goods have less stock than one box.
const UnitShortage = later(() => import('./unit-shortage'))

type Shortage = {
  /** Smallest and largest order in the chosen unit. */
  bounds: { min: number; max?: number | undefined }
  /** Name of the chosen unit. */
  unit: string
  /** Name of the default unit. */
  piece: string
  /** Order rule in pieces. */
  rule: Rule
  /** Pieces in stock. */
  most: number | undefined
  /** Changes to the default unit and the largest quantity in stock. */
  onPieces: (pieces: number) => void
}

/** Returns the message of a quantity field whose stock is lower than the smallest order; undefined: it is not. */
export const shortageOf = ({ bounds: { min, max = Infinity }, ...rest }: Shortage) =>
  max < min ? <UnitShortage least={min} {...rest} /> : undefined
