import type { Locale } from '../../core/language/locale'
import { speaker } from '../../core/language/messages'
import { saveSheet } from '../../core/sheet/save-sheet'
import { mostPieces } from '../../core/api/shapes'
import { unitWords } from './line-unit'
import type { ListTable } from './order-lines'
import { quickOrderMessages } from './quick-order.messages'
import type { JudgedLine } from './quick-order.store'

const roles = ['code', 'quantity', 'unit'] as const
/** Returns the role of a column; undefined for a column of the buyer without a role. */
const roleAt = (table: ListTable, at: number) => roles.find((role) => table[role] === at)

/** Maps the columns of a list to those of the sheet: by role for code, quantity and unit, by name for others. */
function slotsIn(columns: string[], table: ListTable, width: number): number[] {
  const taken = new Set<number>()
  return Array.from({ length: width }, (_, at) => {
    const role = roleAt(table, at) ?? (table.head[at] || `${table.list}:${at}`)
    const before = columns.findIndex((column, slot) => column === role && !taken.has(slot))
    const slot = before < 0 ? columns.push(role) - 1 : before
    taken.add(slot)
    return slot
  })
}

/** Returns the invalid rows as in the buyer's lists, each with the reason and its row number. */
export function sheetOfFaults(lines: readonly JudgedLine[], tables: readonly ListTable[], locale: Locale) {
  const say = speaker(quickOrderMessages, locale)
  const typed: ListTable = { list: 0, head: [], code: 0, quantity: 1, unit: 2 }
  const columns: string[] = []
  const heads: string[] = []
  const rows = lines.map(({ verdict: { problem, sku }, row, cells, list, code, quantity, unit }) => {
    const table = (cells && tables.find((each) => each.list === list)) ?? typed
    const texts = table === typed ? [code, quantity, ...(unit ? [unitWords(sku, unit)] : [])] : (cells ?? [])
    const slots = slotsIn(columns, table, Math.max(texts.length, table.head.length))
    const out: string[] = []
    for (const [at, slot] of slots.entries()) {
      out[slot] = texts[at] ?? ''
      const role = roleAt(table, at)
      heads[slot] ??= table.head[at] || (role ? say(role) : '')
    }
    const reason = problem ? say(problem.key, { most: mostPieces, ...problem.values }) : ''
    return { out, reason, row }
  })
  const wide = (cells: readonly string[]) => columns.map((_, at) => cells[at] ?? '')
  return [
    [...wide(heads), say('reason'), say('ownRow')],
    ...rows.map(({ out, reason, row }) => [...wide(out), reason, row]),
  ]
}

/** Downloads the rows as a workbook. */
export const saveFaults = (rows: string[][], locale: Locale) => {
  const say = speaker(quickOrderMessages, locale)
  const width = rows[0]?.length ?? 0
  return saveSheet({
    fileName: say('faultSheetName'),
    name: say('bad'),
    rows,
    widths: Array.from({ length: width }, (_, at) => (at === width - 2 ? 40 : 18)),
  })
}
