import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { ConsoleVisit } from '../../core/operator/console'
import { csvOf } from '../../account/downloads/sheet-file'
import { auditLines, type AuditFilter } from './audit-lines'
import { columns, namesOfOperators, tellerOf, auditTexts } from './audit-texts'
import { auditWords } from './audit-words'
import { auditOperator } from './operator-audit'

/** Maximum number of lines in a file. */
export const exported = 50_000

/** Exports the filtered lines as a file and logs the export. */
export async function auditFile(visit: ConsoleVisit, filter: AuditFilter): Promise<Response> {
  const { say, operator } = visit
  const lines = await auditLines(filter, { most: exported })
  const teller = await tellerOf(visit, lines, await namesOfOperators())
  const rows = lines.map((line) => {
    const texts = auditTexts(line, teller)
    return columns.map((column) => texts[column])
  })
  await auditOperator({ by: operator.id, action: 'export', kind: 'audit', reason: `${lines.length}` })
  const head = columns.map((column) => say(auditWords[column]))
  return new Response(new Uint8Array(csvOf([head, ...rows])), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${wireDay(clock.now())}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
