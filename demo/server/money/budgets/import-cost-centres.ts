import { eq } from 'drizzle-orm'
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
import { changeCostCentre, insertCostCentre } from './cost-centres'

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

/** Imports cost centres. Rows with a known code change it. Faulty rows are left out. */
export const importRows = ({ companyId }: Member, rows: readonly Row[]): Promise<Imported> =>
  tx(async () => {
    await lockBuyingChoices(companyId)
    const before = await db().select().from(costCentre).where(eq(costCentre.customerId, companyId))
    const idOf = new Map(before.map(({ id, key }) => [key, id]))
    const imported: Imported = { added: 0, changed: 0, faults: [] }
    const seen = new Set<string>()
    for (const [at, row] of rows.map(cleaned).entries()) {
      const id = idOf.get(costCentreKey(row.code))
      const isFull = !id && before.length + imported.added >= mostCostCentres
      const reason = faultOf(row, seen) ?? (isFull ? 'full' : undefined)
      seen.add(costCentreKey(row.code))
      if (reason) {
        imported.faults.push({ row: at, reason })
        continue
      }
      const { code, name, activeFrom, activeUntil } = row
      const about = {
        name,
        activeFrom: activeFrom || undefined,
        activeUntil: activeUntil || undefined,
      }
      if (id) await changeCostCentre(companyId, id, about)
      else await insertCostCentre(companyId, { code, ...about })
      imported[id ? 'changed' : 'added']++
    }
    return imported
  })
