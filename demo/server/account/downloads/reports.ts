import type { Locale } from '../../../../src/core/language/locale'
import type { Text } from '../../../../src/core/language/messages'
import type { Cell } from '../../../../src/core/sheet/sheet-cell'
import type { Member } from '../../core/security/auth'

/** A kind of report. A room exports it as `report` from `<thing>.export.ts`. */
export type Report = {
  kind: string
  name: Text
  head: readonly Text[]
  /** Currency of the amounts: in the last cell of each row, or that of credit and deposits. */
  money: 'row' | 'accounts'
  /** The rows of some of its keys, as this member may see them. */
  rows: (who: Member, keys: string[], language: Locale) => Promise<Cell[][]>
}

const files = import.meta.glob<{ report: Report }>('../../*/**/*.export.ts', { eager: true })

export const reports: ReadonlyMap<string, Report> = new Map(
  Object.values(files).map(({ report }) => [report.kind, report]),
)
