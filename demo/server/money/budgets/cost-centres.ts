import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import {
  mostCostCentres,
  type addCostCentre,
  type pageCostCentres,
  type updateCostCentre,
} from '../../../../src/money/budgets/cost-centres.contract'
import { escapeLike } from '../../core/database/contains-text'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { onPage, pageWith } from '../../core/database/page-with'
import { notFound, refuse } from '../../core/http/refusal'
import { toYesNo } from '../../core/http/to-yes-no'
import type { Member } from '../../core/security/auth'
import { costCentre } from './budgets.table'
import { isActive, type CostCentreRow } from './check-cost-centres'
import { companyDay, lockBuyingChoices } from './company-buying'
import { costCentreKey } from './cost-centre-key'

type Given = Asked<typeof addCostCentre>['body']
type Change = Asked<typeof updateCostCentre>['body']

const known = () =>
  refuse(409, ['该编码已存在', 'This code exists already.'], {
    errors: [{ path: 'code', message: ['该编码已存在', 'This code exists already.'] }],
  })
const full = () =>
  refuse(422, ['最多 {n} 个成本中心', 'You can have up to {n} cost centres.'], {
    values: { n: mostCostCentres },
  })

const wire = (today: string) => (row: CostCentreRow) => ({
  id: row.id,
  code: row.code,
  name: row.name,
  ...(row.activeFrom && { activeFrom: row.activeFrom }),
  ...(row.activeUntil && { activeUntil: row.activeUntil }),
  active: toYesNo(isActive(row, today)),
})

/** Reads one page of a company's cost centres. */
export async function costCentresPage({ companyId }: Member, asked: Asked<typeof pageCostCentres>['body']) {
  const part = asked.keyword && `%${escapeLike(asked.keyword)}%`
  const wanted = and(
    eq(costCentre.customerId, companyId),
    part ? or(ilike(costCentre.code, part), ilike(costCentre.name, part)) : undefined,
  )
  const rows = await onPage(db().select().from(costCentre).where(wanted).orderBy(asc(costCentre.key)), asked)
  const today = await companyDay(companyId)
  return pageWith(rows.map(wire(today)), await db().$count(costCentre, wanted), asked)
}

/** Returns the cost centres that are active today. */
export async function activeCostCentres({ companyId }: Member) {
  const rows = await db()
    .select()
    .from(costCentre)
    .where(eq(costCentre.customerId, companyId))
    .orderBy(asc(costCentre.key))
  const today = await companyDay(companyId)
  return rows.filter((row) => isActive(row, today)).map(({ code, name }) => ({ code, name }))
}

/** Returns the columns of a cost centre. An absent day is no limit. */
const columnsOf = ({ name, activeFrom, activeUntil }: Change) => ({
  name,
  activeFrom: activeFrom ?? null,
  activeUntil: activeUntil ?? null,
})

/** Adds a cost centre. @returns its id @throws Refusal 409 known code, 422 too many */
export const keepCostCentre = ({ companyId }: Member, { code, ...about }: Given): Promise<string> =>
  tx(async () => {
    await lockBuyingChoices(companyId)
    const own = eq(costCentre.customerId, companyId)
    const key = costCentreKey(code)
    if ((await db().$count(costCentre, and(own, eq(costCentre.key, key)))) > 0) throw known()
    if ((await db().$count(costCentre, own)) >= mostCostCentres) throw full()
    const id = newId()
    await db()
      .insert(costCentre)
      .values({ ...columnsOf(about), id, customerId: companyId, code, key })
    return id
  })

/** Changes a cost centre. @throws Refusal 404 unknown or another company's */
export async function changeCostCentre(companyId: string, id: string, about: Change) {
  const changed = await db()
    .update(costCentre)
    .set(columnsOf(about))
    .where(and(eq(costCentre.id, id), eq(costCentre.customerId, companyId)))
    .returning({ id: costCentre.id })
  if (changed.length === 0) throw notFound()
  return true as const
}
