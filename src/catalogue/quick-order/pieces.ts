import { mostPieces } from '../../core/shapes'

export type BadPieces = 'noQuantity' | 'notNumber' | 'tooMany'

/**
 * Reads a quantity as people and spreadsheets write it: full-width digits, `1,200`, `20.0`. Whatever may mean
 * another number is none: `1.000`, `20箱`, `1e3`.
 */
export function readPieces(typed: string): number | BadPieces {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return 'noQuantity'
  const whole = text.replace(/\.0{1,2}$/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(whole)) return 'notNumber'
  const pieces = Number(whole.replaceAll(',', ''))
  return pieces > mostPieces ? 'tooMany' : pieces
}
