import { eq, sql } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { isDay } from '../../../../src/core/form/form-patterns'
import { cleanText } from '../../../../src/core/text/clean-text'
import { longestCode } from '../../../../src/money/budgets/cost-centre-fields'
import {
  mostCostCentres,
  type importCostCentres,
  type RowFault,
} from '../../../../src/money/budgets/cost-centres.contract'
import { db, tx } from '../../core/database/db'
import type { Member } from '../../core/security/auth'
import { costCentre } from './budgets.table'
import { lockBuyingChoices } from './company-buying'
import { costCentreKey } from './cost-centre-key'

type Row = Asked<typeof importCostCentres>['body']['rows'][number]
type Imported = Answer<typeof importCostCentres>

const cleaned = ({ code, name, activeFrom, activeUntil }: Row): Row => ({
  code: cleanText(code).trim(),
  name: cleanText(name).trim(),
  activeFrom: activeFrom.trim().replaceAll('/', '-'),
  activeUntil: activeUntil.trim().replaceAll('/', '-'),
})

/** @param seen normalised codes of the rows before */
function faultOf(
  { code, name, activeFrom, activeUntil }: Row,
  seen: ReadonlySet<string>,
): RowFault | undefined {
  if (!code) return 'codeMissing'
  if (!name) return 'nameMissing'
  if ([...code].length > longestCode || [...name].length > longestCode) return 'tooLong'
  if (seen.has(costCentreKey(code))) return 'twice'
  if ([activeFrom, activeUntil].some((day) => day && !isDay(day))) return 'wrongDay'
  return activeFrom && activeUntil && activeUntil < activeFrom ? 'wrongDays' : undefined
}

/** Writes all rows with one statement. A known code keeps its id and spelling. */
async function write(rows: (typeof costCentre.$inferInsert)[]) {
  if (rows.length === 0) return
  await db()
    .insert(costCentre)
    .values(rows)
    .onConflictDoUpdate({
      target: [costCentre.customerId, costCentre.key],
      set: {
        name: sql`excluded.name`,
        activeFrom: sql`excluded.active_from`,
        activeUntil: sql`excluded.active_until`,
      },
    })
}

/** Imports cost centres. Rows with a known code change it. Faulty rows are left out. */
export const importRows = ({ companyId }: Member, rows: readonly Row[]): Promise<Imported> =>
  tx(async () => {
    await lockBuyingChoices(companyId)
    const before = await db()
      .select({ key: costCentre.key })
      .from(costCentre)
      .where(eq(costCentre.customerId, companyId))
    const known = new Set(before.map(({ key }) => key))
    const imported: Imported = { added: 0, changed: 0, faults: [] }
    const seen = new Set<string>()
    const accepted: (typeof costCentre.$inferInsert)[] = []
    for (const [at, row] of rows.map(cleaned).entries()) {
      const { code, name, activeFrom, activeUntil } = row
      const key = costCentreKey(code)
      const isFull = !known.has(key) && known.size + imported.added >= mostCostCentres
      const reason = faultOf(row, seen) ?? (isFull ? 'full' : undefined)
      seen.add(key)
      if (reason) {
        imported.faults.push({ row: at, reason })
        continue
      }
      const days = { activeFrom: activeFrom || null, activeUntil: activeUntil || null }
      accepted.push({ customerId: companyId, code, key, name, ...days })
      imported[known.has(key) ? 'changed' : 'added']++
    }
    await write(accepted)
    return imported
  })
