import { and, eq } from 'drizzle-orm'
import {
  mostLevels,
  mostUnits,
  type updateUnit,
} from '../../../../src/account/organisation/organisation.contract'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { buyerLog } from '../../core/documents/audit'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { customer } from '../../session/sign-in/customer.table'
import { activeAmong } from '../../trade/approval-rules/company-rules'
import { pathUp, unitsOf, type Unit, type Units } from './company-units'
import { companyUnit } from './organisation.table'

type Given = Asked<typeof updateUnit>['body']

const wrong = (code: 409 | 422, path: keyof Given, message: Text, values = {}) =>
  refuseField(code, path, message, values)

const known = () => wrong(409, 'name', ['已有同名部门', 'A department of this name exists already.'])
const circle = () =>
  wrong(422, 'parentId', [
    '部门不能移到自己或其下级部门之下，请选择其他上级部门',
    'A department cannot be inside itself or one of its own departments. Choose another one above.',
  ])
const tooDeep = () =>
  wrong(422, 'parentId', ['部门最多 {n} 级', 'Departments can have up to {n} levels.'], { n: mostLevels })
const unknownParent = () => wrong(422, 'parentId', ['上级部门不存在', 'This department does not exist.'])
const wrongHead = () =>
  wrong(422, 'headId', [
    '请选择可登录并有审批权限的账号作为负责人',
    'Choose a head who can log in and approve requests.',
  ])
const full = () =>
  refuse(422, ['最多 {n} 个部门', 'You can have up to {n} departments.'], { values: { n: mostUnits } })
const isCompany = () => refuse(422, ['公司本身不能删除', 'The company itself cannot be deleted.'])

/** Locks the departments and members of a company until the transaction ends. */
export async function lockOrganisation(companyId: string) {
  const [row] = await db()
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.id, companyId))
    .for('update')
  if (!row) throw notFound()
}

/** Returns the number of levels that a unit and those below it have. */
const height = (units: Units, id: string): number =>
  1 +
  Math.max(
    0,
    ...[...units.values()].filter(({ parentId }) => parentId === id).map((one) => height(units, one.id)),
  )

const nameKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** @throws Refusal 409, 422 */
async function checked(companyId: string, units: Units, id: string, given: Given): Promise<Omit<Unit, 'id'>> {
  const headId = given.headId === undefined ? null : String(given.headId)
  const namesakes = [...units.values()].filter(({ name }) => nameKey(name) === nameKey(given.name))
  if (namesakes.some((one) => one.id !== id)) throw known()
  if (headId !== null && !(await activeAmong(companyId, [headId])).has(headId)) throw wrongHead()
  if (id === companyId) return { name: given.name, headId, parentId: null }
  const parentId = given.parentId === undefined ? companyId : String(given.parentId)
  const above = pathUp(units, parentId)
  if (above.length === 0) throw unknownParent()
  if (above.some((one) => one.id === id)) throw circle()
  if (above.length + height(units, id) > mostLevels) throw tooDeep()
  return { name: given.name, headId, parentId }
}

const log = buyerLog('companyUnit')

/** Adds a department. @returns its id @throws Refusal 409, 422 */
export const openUnit = (who: Member, given: Given): Promise<string> =>
  tx(async () => {
    const { companyId } = who
    await lockOrganisation(companyId)
    const units = await unitsOf(companyId)
    if (units.size > mostUnits) throw full()
    const id = newId()
    const values = await checked(companyId, units, id, given)
    await db()
      .insert(companyUnit)
      .values({ ...values, id, customerId: companyId })
    await log(who, id, 'add')
    return id
  })

/** Changes a department, or the company itself. @throws Refusal 404, 409, 422 */
export const changeUnit = (who: Member, id: string, given: Given) =>
  tx(async () => {
    const { companyId } = who
    await lockOrganisation(companyId)
    const units = await unitsOf(companyId)
    if (!units.has(id)) throw notFound()
    const values = await checked(companyId, units, id, given)
    await db()
      .insert(companyUnit)
      .values({ ...values, id, customerId: companyId })
      .onConflictDoUpdate({ target: companyUnit.id, set: values })
    await log(who, id, 'change')
    return true as const
  })

/** Deletes a department. Its members and departments move to the one above. @throws Refusal 404, 422 the company itself */
export const removeUnit = (who: Member, id: string) =>
  tx(async () => {
    const { companyId } = who
    await lockOrganisation(companyId)
    const unit = (await unitsOf(companyId)).get(id)
    if (!unit) throw notFound()
    const { parentId } = unit
    if (parentId === null) throw isCompany()
    await db()
      .update(customer)
      .set({ unitId: parentId === companyId ? null : parentId })
      .where(and(eq(customer.parentId, companyId), eq(customer.unitId, id)))
    await db()
      .update(companyUnit)
      .set({ parentId })
      .where(and(eq(companyUnit.customerId, companyId), eq(companyUnit.parentId, id)))
    await db().delete(companyUnit).where(eq(companyUnit.id, id))
    await log(who, id, 'delete')
    return true as const
  })
