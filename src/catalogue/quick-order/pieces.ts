import { plainSigns } from '../../core/text/plain-signs'
import { mostPieces } from '../../core/api/shapes'

export type BadPieces = 'noQuantity' | 'notNumber' | 'tooMany'

/**
 * Reads a quantity as written by people and spreadsheets: full-width digits, `1,200`, `20.0`. An ambiguous number is
 * invalid: `1.000`, `1e3`.
 */
export function readPieces(typed: string): number | BadPieces {
  const text = plainSigns(typed)
  if (text === '') return 'noQuantity'
  const whole = text.replace(/\.0{1,2}$/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(whole)) return 'notNumber'
  const pieces = Number(whole.replaceAll(',', ''))
  return pieces > mostPieces ? 'tooMany' : pieces
}

/** Splits a typed quantity into number and unit: `20箱`, `20 boxes`. A letter between digits is not a unit: `1e3`. */
export function withoutUnit(typed: string): { number: string; unit: string } {
  const [, number = typed, unit = ''] = /^([\d.,]+)\s*(\p{L}+)\.?$/u.exec(plainSigns(typed)) ?? []
  return { number, unit }
}
