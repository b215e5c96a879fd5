import type { Grid } from './delimited'
import { readPieces, withoutUnit } from './pieces'
import { isUnitWord } from './unit-words'

/** Column of each role, counted from 0; -1: no column. */
export type OrderColumns = {
  code: number
  quantity: number
  /** Absent: no column. */
  unit?: number | undefined
  /** True if the first row has the names of the columns. */
  head: boolean
}

/** Column names, likelier ones first, because a table may have both 货号 and 型号. */
const words = {
  code: [
    /^(订货号|货号|sku ?(编码|code|no|号)?|物料(编码|编号|号|代码)|商品(编码|编号|代码)|料号)$/,
    /^((item|part|product|material|article|order|goods|catalog(ue)?) ?(code|no|number|#)|code|p\/?n)$/,
    /货号|sku|料号|编码|code|part|material/,
    /型号|编号|model|item|article/,
  ],
  quantity: [
    /^((采购|订购|订货|需求|购买|下单)?数量?|qty|quantity|pcs|件数|order ?(qty|quantity))$/,
    /数量|qty|quantity|件数|pieces/,
  ],
  unit: [/^((采购|订购|订货|计量|包装)?单位|(order ?)?units?|uom|unit of measure)$/],
}

const looked = 50

/** Returns a column name without a suffix in brackets, as in 数量（个）. */
const nameOf = (cell: string) =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)|[*:.]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()

function namedColumn(names: string[], patterns: RegExp[], taken: number[] = []): number {
  for (const pattern of patterns) {
    const at = names.findIndex((name, column) => !taken.includes(column) && pattern.test(name))
    if (at >= 0) return at
  }
  return -1
}

/** Returns whether a cell is a whole number with a unit. A code may end in letters, too: `6204ZZ` is not a quantity. */
function isWhole(cell: string) {
  const { number, unit } = withoutUnit(cell)
  return typeof readPieces(number) === 'number' && (/^\p{Script=Han}*$/u.test(unit) || isUnitWord(unit))
}
const share = (cells: string[], holds: (cell: string) => boolean) =>
  cells.length ? cells.filter(holds).length / cells.length : 0

/** Returns whether a column has row numbers: 1, 2, 3 … */
const counts = (cells: string[]) =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) - Number(cells[0]) === at)

/** Rates how much a cell looks like a code: letters with digits, then digits alone, then words. */
function codeWorth(cell: string): number {
  const text = cell.normalize('NFKC')
  if (/\p{Script=Han}/u.test(text)) return 0.1
  if (/^\d+[.,]\d{1,2}$/.test(text)) return 0
  if (/\d/.test(text) && /[a-z]/i.test(text)) return 1
  if (/^[\d-]+$/.test(text)) return text.length >= 5 ? 0.7 : 0.3
  return /\s/.test(text) ? 0.2 : 0.4
}

const holdsUnits = (cells: string[]) => cells.length > 0 && cells.every(isUnitWord)

function guessed(rows: Grid, width: number): Pick<OrderColumns, 'code' | 'quantity' | 'unit'> {
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
  )
  const worth = columns.map(
    (cells) => cells.reduce((sum, cell) => sum + codeWorth(cell), 0) / (cells.length || 1),
  )
  const code = worth.reduce((best, each, at) => (each > (worth[best] ?? 0) + 0.05 ? at : best), 0)
  const wholes = columns.map((cells, at) => {
    if (at === code) return 0
    return share(cells, isWhole) * (counts(cells) && rows.length > 2 ? 0.3 : 1) * (at > code ? 1 : 0.8)
  })
  const quantity = wholes.reduce((best, each, at) => (each > (wholes[best] ?? 0) ? at : best), code)
  const unit = columns.findIndex((cells, at) => at > code && holdsUnits(cells))
  return {
    code,
    quantity: quantity === code || (wholes[quantity] ?? 0) < 0.2 ? -1 : quantity,
    ...(unit >= 0 && { unit }),
  }
}

export const widthOf = (grid: Grid) => grid.reduce((most, row) => Math.max(most, row.length), 0)

/** Finds the columns by their names, otherwise by their content. */
export function guessColumns(grid: Grid): OrderColumns {
  const [first = [], ...rest] = grid.slice(0, looked)
  const names = first.map(nameOf)
  const named = namedColumn(names, words.quantity)
  const code = namedColumn(names, words.code, named < 0 ? [] : [named])
  const head = (code >= 0 || named >= 0) && !first.some((cell, at) => at !== code && isWhole(cell))
  const byContent = guessed(head ? rest : [first, ...rest], widthOf(grid))
  const unit = namedColumn(names, words.unit, [named, code])
  if (!head) return { ...byContent, head: false }
  const quantity = named >= 0 ? named : byContent.quantity
  return {
    code: code >= 0 ? code : byContent.code === quantity ? -1 : byContent.code,
    quantity: quantity === code ? -1 : quantity,
    // Detected by its name only, because goods packed in boxes may be counted in pieces.
    ...(unit >= 0 && { unit }),
    head: true,
  }
}

/** Returns the key of a table's kind, so that chosen columns apply to the next table of the same kind. */
export const kindOf = (grid: Grid, { head }: Pick<OrderColumns, 'head'>) =>
  head ? (grid[0] ?? []).map(nameOf).join('|').slice(0, 400) : `${widthOf(grid)}`
