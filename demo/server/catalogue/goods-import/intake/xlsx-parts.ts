import { sheetLimits } from '../../../../../src/core/sheet/sheet-limits'
import { inFixedLength, plainNumber } from '../../../../../src/core/sheet/sheet-number'
import { FileFault } from '../fault'
import type { SheetRow } from '../../../core/http/sheet-file'
import { readXml } from './read-xml'

/** Collects the shared texts that cells reference by index. Japanese phonetic text is skipped. */
export function openSharedTexts(most: { characters: number; count: number }) {
  const all: string[] = []
  let text = ''
  let inside = false
  let spoken = false
  let size = 0
  const take = readXml({
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken = true
      inside = name === 't' && !spoken
    },
    text(part) {
      if (!inside) return
      text += part
      if (text.length > sheetLimits.cellText)
        throw new FileFault('textTooLong', { most: sheetLimits.cellText })
    },
    close(name) {
      inside = false
      if (name === 'rPh') spoken = false
      if (name !== 'si') return
      size += text.length
      if (size > most.characters) throw new FileFault('unfolds')
      if (all.length >= most.count) throw new FileFault('tooManyTexts', { most: most.count })
      all.push(text)
    },
  })
  return { all, take }
}

/** Returns the 0-based column of a cell reference: `AB12` is 27. */
const columnAt = (reference: string) =>
  [...(/^[A-Z]{1,4}/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** Row limit of spreadsheet programs, including empty rows. */
const mostRows = 1_048_576

type Book = {
  /** Shared texts by index. */
  texts: readonly string[]
  /** Fixed-length number formats by cell style. */
  formats: ReadonlyMap<number, string>
}

/** Parses the rows of a sheet as they arrive. @param most rows below the headings, and columns */
export function openSheet({ texts, formats }: Book, most: { rows: number; columns: number }) {
  let ready: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
  let rows = 0
  let at = 0
  let type = ''
  let style = 0
  let value = ''
  let inside = false
  const valueOf = () => {
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'true' : 'false'
    return type === '' || type === 'n' ? inFixedLength(plainNumber(value), formats.get(style) ?? '') : value
  }
  const take = readXml({
    open(name, { r: reference, t: kind = '', s: styleNumber }) {
      if (name === 'row') {
        if (++rows > mostRows) throw new FileFault('tooManyRows', { most: most.rows })
        row = { number: reference === undefined ? row.number + 1 : Number(reference), cells: [] }
        at = -1
      }
      if (name === 'c') {
        at = reference === undefined ? at + 1 : columnAt(reference)
        if (!(at >= 0 && at < 5 * most.columns)) throw new FileFault('tooManyColumns', { most: most.columns })
        type = kind
        style = Number(styleNumber ?? 0)
        value = ''
      }
      inside = name === 'v' || name === 't'
    },
    text(part) {
      if (!inside) return
      value += part
      if (value.length > sheetLimits.cellText)
        throw new FileFault('cellTooLong', { row: row.number, most: sheetLimits.cellText })
    },
    close(name) {
      inside = false
      if (name === 'c') {
        while (row.cells.length < at) row.cells.push('')
        row.cells[at] = valueOf()
      }
      if (name === 'row' && row.cells.some((cell) => cell.trim() !== '')) ready.push(row)
    },
  })
  return {
    take,
    rows() {
      const done = ready
      ready = []
      return done
    },
  }
}
