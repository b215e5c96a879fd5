import { plainNumber } from '../../core/sheet/sheet-number'
import type { OrderLine } from './order-lines'
import type { CodeAnswer } from './order-verdict'
import { longestCode } from './quick-order.contract'
import { sameCode } from './sku-code'

type Reading = Pick<OrderLine, 'code' | 'quantity'>

const behindCode = /^(.*[^\s\p{Pd}])(?:\s+|\s*\p{Pd}\s*)(\d{1,5})$/u

/**
 * Returns alternative readings of a list row with an unknown code: a quantity after a space or hyphen, a space inside
 * the code, or a number in a spreadsheet's notation. A typed or changed row has none.
 */
export function otherReadings({ code, quantity, list, cells = [] }: OrderLine): Reading[] {
  const given = code.normalize('NFKC').trim()
  if (list === undefined || given === '' || [...given].length > longestCode) return []
  if (!cells.some((cell) => cell.startsWith(code))) return []
  const number = plainNumber(given)
  const asNumber = number === given ? [] : [{ code: number, quantity }]
  if (quantity.trim() !== '') return [...asNumber, { code: `${given} ${quantity.trim()}`, quantity: '' }]
  const [, own, pieces] = behindCode.exec(given) ?? []
  return own && pieces ? [...asNumber, { code: own, quantity: pieces }] : asNumber
}

/** Replaces the reading of a row if only another reading names goods. A joined code must match exactly. */
export function readAgain(line: OrderLine, answers: ReadonlyMap<string, CodeAnswer>): OrderLine {
  const told = answers.get(sameCode(line.code))
  if (!told || told.sku) return line
  const found = otherReadings(line).find(({ code, quantity }) => {
    const sku = answers.get(sameCode(code))?.sku
    const isJoined = quantity === '' && code.length > line.code.length
    return sku !== undefined && (!isJoined || sameCode(sku.skuCode) === sameCode(code))
  })
  return found ? { ...line, ...found } : line
}
