import { isFixedLength } from '../../../../../src/core/sheet/sheet-number'
import { sheetLimits } from '../../../../../src/core/sheet/sheet-limits'
import { FileFault } from '../fault'
import { readXml } from './read-xml'

type Sheet = { id: string; name: string }

/** Collects the workbook's visible sheets in order, or all sheets if all are hidden. */
export function openWorkbook() {
  const all: Sheet[] = []
  const visible: Sheet[] = []
  const take = readXml({
    open(name, attributes) {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (id === undefined) return
      const sheet = { id, name: (attributes.name ?? '').slice(0, 100) }
      all.push(sheet)
      if (!/^(?:very)?hidden$/i.test(attributes.state ?? '')) visible.push(sheet)
      if (all.length > sheetLimits.sheets) throw new FileFault('tooManySheets', { most: sheetLimits.sheets })
    },
  })
  return { take, sheets: () => (visible.length > 0 ? visible : all) }
}

/** Limit of relations: a workbook refers to a few other parts besides its sheets. */
const mostRelations = 2 * sheetLimits.sheets

/** Collects the paths of the parts that the workbook refers to. */
export function openRelations() {
  const targets = new Map<string, string>()
  const take = readXml({
    open(name, { Id: id, Target: target }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      targets.set(id, target)
      if (targets.size > mostRelations) throw new FileFault('tooManySheets', { most: sheetLimits.sheets })
    },
  })
  return { targets, take }
}

/** Collects the fixed-length number formats by cell style. */
export function openStyles() {
  const formats = new Map<string, string>()
  const byStyle = new Map<number, string>()
  let style = 0
  let inside = false
  const take = readXml({
    open(name, { numFmtId: id = '', formatCode: format = '' }) {
      if (name === 'cellXfs') inside = true
      if (name === 'numFmt' && isFixedLength(format)) formats.set(id, format)
      if (name !== 'xf' || !inside) return
      const found = formats.get(id)
      if (found !== undefined) byStyle.set(style, found)
      style++
      if (Math.max(style, formats.size) > sheetLimits.styles) throw new FileFault('unfolds')
    },
    close(name) {
      if (name === 'cellXfs') inside = false
    },
  })
  return { byStyle, take }
}
