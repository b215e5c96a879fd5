import { asc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import type { Member } from '../../core/security/auth'
import { companyUnit } from './organisation.table'

export type Unit = Pick<typeof companyUnit.$inferSelect, 'id' | 'parentId' | 'name' | 'headId'>
export type Units = ReadonlyMap<string, Unit>

/** Reads the departments of a company by id, the company itself first. Its head is the main account until it is changed. */
export async function unitsOf(companyId: string): Promise<Units> {
  const rows = await db()
    .select()
    .from(companyUnit)
    .where(eq(companyUnit.customerId, companyId))
    .orderBy(asc(companyUnit.createdAt), asc(companyUnit.id))
  const company: Unit = { id: companyId, parentId: null, name: '', headId: companyId }
  return new Map([company, ...rows].map((unit) => [unit.id, unit]))
}

/** Returns a unit and those above it, upwards. */
export function pathUp(units: Units, id: string | null): Unit[] {
  const path: Unit[] = []
  let unit = id === null ? undefined : units.get(id)
  while (unit && !path.includes(unit)) {
    path.push(unit)
    unit = unit.parentId === null ? undefined : units.get(unit.parentId)
  }
  return path
}

/**
 * Returns the heads that approve a member's purchases: of the own department, and of the one above. A department without a
 * head, or whose head is the member, is skipped upwards. The last one is the main account.
 */
export async function headsOf({ companyId, customerId, unitId }: Member) {
  const path = pathUp(await unitsOf(companyId), unitId)
  const firstIn = (units: readonly Unit[]) =>
    units.map(({ headId }) => headId).find((headId) => headId && headId !== customerId) ?? companyId
  return { unitHead: firstIn(path), upperHead: firstIn(path.slice(1)) }
}
