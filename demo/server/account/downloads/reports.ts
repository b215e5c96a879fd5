import type { Locale } from '../../../../src/core/locale'
import type { Text } from '../../../../src/core/messages'
import type { Cell } from '../../../../src/core/sheet-cell'
import type { Member } from '../../core/auth'

/** What can be exported: a room exports it as `report` from `<thing>.export.ts`, where it is found. */
export type Report = {
  kind: string
  name: Text
  head: readonly Text[]
  /** What its amounts are in: each row says so in its last cell, or all are of credit and deposits. */
  money: 'row' | 'accounts'
  /** The rows of some of its keys, as this member may see them. */
  rows: (who: Member, keys: string[], language: Locale) => Promise<Cell[][]>
}

const files = import.meta.glob<{ report: Report }>('../../*/**/*.export.ts', { eager: true })

export const reports: ReadonlyMap<string, Report> = new Map(
  Object.values(files).map(({ report }) => [report.kind, report]),
)
