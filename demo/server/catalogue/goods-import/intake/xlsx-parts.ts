import { SaxesParser } from 'saxes'
import { FileFault } from '../fault'
import type { SheetRow } from '../../../core/sheet-file'

type Attributes = Readonly<Record<string, string>>

/** Takes XML apart as it comes in. @throws FileFault where it is none */
function reading(on: {
  open: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}) {
  const parser = new SaxesParser()
  // Programs differ in the prefix that they give the same elements.
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', ({ name, attributes }) => on.open(bare(name), attributes))
  parser.on('text', (text) => on.text?.(text))
  parser.on('cdata', (text) => on.text?.(text))
  parser.on('closetag', ({ name }) => on.close?.(bare(name)))
  parser.on('doctype', () => {
    throw new FileFault('brokenWorkbook')
  })
  parser.on('error', () => {
    throw new FileFault('brokenWorkbook')
  })
  return (text: string) => void parser.write(text)
}

/** Ids of the workbook's sheets, in their order. */
export function openWorkbook() {
  const sheets: string[] = []
  const take = reading({
    open(name, attributes) {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (id !== undefined) sheets.push(id)
    },
  })
  return { sheets, take }
}

/** Where the parts are that the workbook names. */
export function openRelations() {
  const targets = new Map<string, string>()
  const take = reading({
    open(name, { Id: id, Target: target }) {
      if (name === 'Relationship' && id !== undefined && target !== undefined) targets.set(id, target)
    },
  })
  return { targets, take }
}

/** Texts that cells name by their number; how they sound in Japanese is left out. */
export function openSharedTexts(most: number) {
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
      if (inside) text += part
    },
    close(name) {
      inside = false
      if (name === 'rPh') spoken = false
      if (name !== 'si') return
      size += text.length
      if (size > most) throw new FileFault('unfolds')
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

/** The rows of a sheet as they come to their end. @param most rows below the headings, and columns */
export function openSheet(texts: readonly string[], most: { rows: number; columns: number }) {
  let ready: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
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
      if (inside) value += part
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
