import { plainNumber } from '../../core/sheet/sheet-number'
import type { OrderLine } from './order-lines'
import type { CodeAnswer } from './order-verdict'
import { longestCode } from './quick-order.contract'
import { sameCode } from './sku-code'
import { isPieceWord, isUnitWord } from './unit-words'

type Reading = Pick<OrderLine, 'code' | 'quantity' | 'unit'>

/** A quantity behind the code: `A-1-10`, `A-1: 10`, `A-1 (10)`, `A-1 10个`. */
const behindCode = /^(.*[^\s\p{Pd}:=(])[\s\p{Pd}:=(]{1,4}(\d{1,5})\)?\s?(\p{L}{0,9})$/u
/** A quantity before the code: `10 A-1`, `10 x A-1`, `10个 A-1`. */
const beforeCode = /^(\d{1,5})\s{0,2}([x×*]|\p{L}{1,9})?\s{1,3}(\S.*)$/iu
/** Mark before an entry of a list, or before text in a spreadsheet: `1. A-1`, `- A-1`, `'00123`. */
const mark = /^(?:\d{1,3}\s?(?:[、)]\s?|[.:](?:\s|(?=\p{L})))|[\p{Pd}•·*●○]\s|['’`])(?=\S)/u

/** Returns the readings of a code as code and quantity. */
function countedIn(text: string): Reading[] {
  const readings: Reading[] = []
  const [, own, pieces = '', unit = ''] = behindCode.exec(text) ?? []
  if (own && (unit === '' || isUnitWord(unit))) readings.push({ code: own, ...counted(pieces, unit) })
  const [, first = '', word = '', rest] = beforeCode.exec(text) ?? []
  if (rest && (word === '' || isUnitWord(word) || /^[x×*]$/i.test(word)))
    readings.push({ code: rest, ...counted(first, word) })
  return readings
}

/** Returns a quantity with its unit, which is left out for pieces. */
const counted = (quantity: string, unit: string) => ({
  quantity,
  ...(isUnitWord(unit) && !isPieceWord(unit) && { unit }),
})

/**
 * Returns alternative readings of a list row with an unknown code: a quantity before or behind the code, a space inside
 * the code, a mark before it, or a number in a spreadsheet's notation. A typed or changed row has none.
 */
export function otherReadings({ code, quantity, list, cells = [] }: OrderLine): Reading[] {
  const given = code.normalize('NFKC').trim()
  if (list === undefined || given === '' || [...given].length > longestCode) return []
  if (!cells.some((cell) => cell.startsWith(code))) return []
  const bare = given.replace(mark, '').replace(/\s?[:=]$/, '')
  const alike = [plainNumber(given), bare].filter((one) => one !== given)
  const readings = alike.map((one) => ({ code: one, quantity }))
  if (quantity.trim() !== '') return [...readings, { code: `${given} ${quantity.trim()}`, quantity: '' }]
  return [...readings, ...countedIn(bare)]
}

/** Maximum number of codes in one cell. */
const mostInCell = 20
/** Characters between the codes of one cell. Line breaks of a cell were read as spaces. */
const between = /[,;、，；|/\s]+/u

/**
 * Returns the codes of a list row whose cell may hold several, each with its quantity if there is one for each code.
 * A single quantity for several codes is left out, because it is unclear for which it counts.
 */
export function codesInCell({ code, quantity, list, cells = [] }: OrderLine): Reading[] {
  const given = code.normalize('NFKC').trim()
  if (list === undefined || !cells.some((cell) => cell.startsWith(code))) return []
  const codes = given.split(between).filter(Boolean)
  if (codes.length < 2 || codes.length > mostInCell || codes.some((one) => [...one].length > longestCode))
    return []
  const counts = quantity.normalize('NFKC').trim().split(between)
  const isPaired = counts.length === codes.length && counts.every((one) => /^\d{1,5}$/.test(one))
  return codes.map((one, at) => ({ code: one, quantity: (isPaired && counts[at]) || '' }))
}

/** Replaces a row by one row for each code of its cell if the cell itself names no goods, and each of its codes does. */
export function readEach(
  line: OrderLine,
  answers: ReadonlyMap<string, CodeAnswer>,
  keyed: (line: Omit<OrderLine, 'key'>) => OrderLine,
): OrderLine[] {
  if (answers.get(sameCode(line.code))?.sku) return [line]
  const found = codesInCell(line)
  const isKnown = ({ code }: Reading) =>
    sameCode(answers.get(sameCode(code))?.sku?.skuCode ?? '') === sameCode(code)
  if (found.length === 0 || !found.every(isKnown)) return [line]
  const { row, list } = line
  return found.map((one, at) => keyed({ ...one, list, row: `${row}.${at + 1}` }))
}

/** Replaces the reading of a row if only another reading names goods. A joined code must match exactly. */
export function readAgain(line: OrderLine, answers: ReadonlyMap<string, CodeAnswer>): OrderLine {
  const answer = answers.get(sameCode(line.code))
  if (!answer || answer.sku) return line
  const found = otherReadings(line).find(({ code, quantity }) => {
    const sku = answers.get(sameCode(code))?.sku
    const isJoined = quantity === '' && code.length > line.code.length
    return sku !== undefined && (!isJoined || sameCode(sku.skuCode) === sameCode(code))
  })
  return found ? { ...line, ...found } : line
}
