import { SaxesParser } from 'saxes'
import { sheetLimits } from '../../../../../src/core/sheet-limits'
import { FileFault } from '../fault'
import type { SheetRow } from '../../../core/sheet-file'

type Attributes = Readonly<Record<string, string>>

/** Characters that the parser is given at a time. */
const bite = 16_384

/**
 * Takes XML apart as it comes in, and keeps to bounds: nothing of it is held that is longer than `sheetLimits.markup`.
 * @throws FileFault where it is none, or passes a bound
 */
function reading(on: {
  open: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}) {
  const parser = new SaxesParser()
  let depth = 0
  let attributes = 0
  /** Characters since the parser last told of something: it holds them until what they belong to ends. */
  let unfinished = 0
  const finished = () => void (unfinished = 0)
  for (const event of ['comment', 'processinginstruction', 'xmldecl'] as const) parser.on(event, finished)
  parser.on('opentagstart', () => void (attributes = 0))
  parser.on('attribute', () => {
    if (++attributes > sheetLimits.attributes)
      throw new FileFault('tooManyAttributes', { most: sheetLimits.attributes })
  })
  // Programs differ in the prefix that they give the same elements.
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', ({ name, attributes: given }) => {
    finished()
    if (++depth > sheetLimits.depth) throw new FileFault('tooDeep', { most: sheetLimits.depth })
    on.open(bare(name), given)
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      finished()
      on.text?.(text)
    })
  parser.on('closetag', ({ name }) => {
    finished()
    depth--
    on.close?.(bare(name))
  })
  parser.on('doctype', () => {
    throw new FileFault('brokenWorkbook')
  })
  parser.on('error', () => {
    throw new FileFault('brokenWorkbook')
  })
  return (text: string) => {
    for (let at = 0; at < text.length; at += bite) {
      const some = text.slice(at, at + bite)
      unfinished += some.length
      parser.write(some)
      if (unfinished > sheetLimits.markup) throw new FileFault('markupTooLong', { most: sheetLimits.markup })
    }
  }
}

/** Ids of the workbook's sheets, in their order. */
export function openWorkbook() {
  const sheets: string[] = []
  const take = reading({
    open(name, attributes) {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (id !== undefined) sheets.push(id)
      if (sheets.length > sheetLimits.sheets)
        throw new FileFault('tooManySheets', { most: sheetLimits.sheets })
    },
  })
  return { sheets, take }
}

/** A workbook names a few other parts beside its sheets. */
const mostRelations = 2 * sheetLimits.sheets

/** Where the parts are that the workbook names. */
export function openRelations() {
  const targets = new Map<string, string>()
  const take = reading({
    open(name, { Id: id, Target: target }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      targets.set(id, target)
      if (targets.size > mostRelations) throw new FileFault('tooManySheets', { most: sheetLimits.sheets })
    },
  })
  return { targets, take }
}

/** Texts that cells name by their number; how they sound in Japanese is left out. */
export function openSharedTexts(most: { characters: number; count: number }) {
  const all: string[] = []
  let text = ''
  let inside = false
  let spoken = false
  let size = 0
  const take = reading({
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

/** `AB12` as the 28th column, counted from 0. */
const columnAt = (reference: string) =>
  [...(/^[A-Z]{1,4}/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

const longestFigure = 15
/** What floats make of a figure, without its dust: `0.30000000000000004` is 0.3. */
const figure = (value: string) =>
  value.length > longestFigure && Number.isFinite(Number(value)) && /[.eE]/.test(value)
    ? String(Number(Number(value).toPrecision(longestFigure)))
    : value

/** Rows of a sheet, empty ones among them, as many as spreadsheets themselves allow. */
const mostRows = 1_048_576

/** The rows of a sheet as they come to their end. @param most rows below the headings, and columns */
export function openSheet(texts: readonly string[], most: { rows: number; columns: number }) {
  let ready: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
  let rows = 0
  let at = 0
  let type = ''
  let value = ''
  let inside = false
  const valueOf = () => {
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'true' : 'false'
    return type === '' || type === 'n' ? figure(value) : value
  }
  const take = reading({
    open(name, { r: reference, t: kind = '' }) {
      if (name === 'row') {
        if (++rows > mostRows) throw new FileFault('tooManyRows', { most: most.rows })
        row = { number: reference === undefined ? row.number + 1 : Number(reference), cells: [] }
        at = -1
      }
      if (name === 'c') {
        at = reference === undefined ? at + 1 : columnAt(reference)
        if (!(at >= 0 && at < 5 * most.columns)) throw new FileFault('tooManyColumns', { most: most.columns })
        type = kind
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
