import type { Choice } from '../../core/form/form-field'
import type { CompanyUnit } from './organisation.contract'

export type UnitRow = {
  unit: CompanyUnit
  /** 0: the company itself. */
  level: number
  /** Names from the top, without the company itself. */
  path: string
}

/** Returns departments depth-first, each with its level and path. Those without a known one above are left out. */
export function unitRows(units: readonly CompanyUnit[]): UnitRow[] {
  const rows: UnitRow[] = []
  const add = (parentId: string, level: number, above: string) => {
    for (const unit of units.filter((one) => (one.parentId ?? '') === parentId)) {
      const path = level <= 1 ? unit.name : `${above} / ${unit.name}`
      rows.push({ unit, level, path })
      add(unit.id, level + 1, path)
    }
  }
  add('', 0, '')
  return rows
}

/** Returns departments as choices of a form. */
export const choicesOf = (rows: readonly UnitRow[]): Choice[] =>
  rows.map(({ unit, path }) => ({ value: unit.id, text: [path, path] }))
