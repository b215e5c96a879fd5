import { and, desc, eq, ilike, isNull, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { memberFields, newMemberFields } from '../../../../src/account/members/member-fields'
import type { pageMembers } from '../../../../src/account/members/members.contract'
import { escapeLike } from '../../core/database/contains-text'
import { buyerLog } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { sqlState } from '../../core/database/db-error'
import { pageWith } from '../../core/database/page-with'
import { keepAdministrator } from '../organisation/administrators'
import { unitsOf } from '../organisation/company-units'
import { lockOrganisation } from '../organisation/save-unit'
import { hashPassword } from '../../core/security/password'
import { toYesNo } from '../../core/http/to-yes-no'
import { refuse, refuseField } from '../../core/http/refusal'
import { accountKey, customer, type Customer } from '../../session/sign-in/customer.table'
import { companyMultiplier, unchanged, wireMultiplier } from '../../session/sign-in/price-multiplier'
import { ofPerson, personIdOf } from '../../session/sign-in/person'
import { endSessions } from '../../session/sign-in/sessions'
import { isErased } from './erased-key'
import { handOver } from './open-work'
import { lockCompany } from './open-membership'
import { ownMember } from './own-member'

type About = z.output<typeof memberFields.shape>
type NewMember = z.output<typeof newMemberFields.shape>

const wire = (row: Customer) => ({
  id: row.id,
  loginAccount: row.loginAccount,
  legalName: row.legalName,
  phone: typeof row.extendInfo.contactPhone === 'string' ? row.extendInfo.contactPhone : (row.phone ?? ''),
  kind: row.accountKind === 'channel' ? ('channel' as const) : ('sub' as const),
  priceMultiplier: wireMultiplier(companyMultiplier(row)),
  needReview: row.needReview,
  status: row.status,
  createdAt: wireTime(row.createdAt),
  unitId: row.unitId ?? row.parentId ?? row.id,
  roles: row.roles,
  erased: toYesNo(isErased(row)),
})

const inUnit = (companyId: string, unitId: string) =>
  unitId === companyId ? isNull(customer.unitId) : eq(customer.unitId, unitId)

/** Returns the main account if it is closed and its personal data can be erased. */
async function closedMain(companyId: string) {
  const [main] = await db().select().from(customer).where(eq(customer.id, companyId))
  return main && main.status === 20 && !isErased(main)
    ? { id: main.id, name: main.legalName || main.loginAccount }
    : undefined
}

/** Reads one page of a company's sub-accounts. */
export async function membersPage(
  { companyId }: Member,
  asked: z.output<(typeof pageMembers)['shapes']['body']>,
) {
  const { pageNumber, pageSize, kind, keyword, unitId } = asked
  const part = keyword ? `%${escapeLike(keyword)}%` : undefined
  const wanted = and(
    eq(customer.parentId, companyId),
    kind && eq(customer.accountKind, kind),
    unitId === undefined ? undefined : inUnit(companyId, unitId),
    part ? or(ilike(customer.loginAccount, part), ilike(customer.legalName, part)) : undefined,
  )
  const rows = await db()
    .select()
    .from(customer)
    .where(wanted)
    .orderBy(desc(customer.createdAt), desc(customer.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const former = await closedMain(companyId)
  return {
    ...pageWith(rows.map(wire), await db().$count(customer, wanted), asked),
    ...(former && { closedMain: former }),
  }
}

/** Columns that the main account decides. The phone is for contact only: it proves nothing and cannot be used for login. */
export const decided = ({
  legalName,
  kind,
  priceMultiplier,
  needReview,
}: Pick<About, 'legalName' | 'kind' | 'priceMultiplier' | 'needReview'>) => ({
  legalName,
  accountKind: kind,
  priceMultiplier: kind === 'channel' ? Math.round((priceMultiplier ?? 1) * unchanged) : unchanged,
  needReview,
})

/** Returns the columns of a member's department. Absent: unchanged. @throws Refusal 422 unknown */
async function departmentOf({ companyId }: Member, { unitId }: About): Promise<{ unitId?: string | null }> {
  if (unitId === undefined) return {}
  if (!(await unitsOf(companyId)).has(String(unitId))) throw unknownUnit()
  return { unitId: unitId === companyId ? null : String(unitId) }
}

const unknownUnit = () =>
  refuseField(422, 'unitId', ['请选择贵司的部门', 'Choose a department of your company.'])

const log = buyerLog('customer')

/** Rethrows the error of an account that was not added. @throws Refusal 409 if its user name is another one's */
export function refuseTakenName(error: unknown): never {
  throw sqlState(error) === '23505'
    ? refuseField(409, 'loginAccount', ['该用户名已被使用', 'This user name is already taken.'])
    : error
}

/** Opens a sub-account with its company's permissions. @returns its id @throws Refusal 409, 422 */
export async function openMember(who: Member, given: NewMember, rounds: number): Promise<string> {
  const loginKey = accountKey(given.loginAccount)
  const passwordHash = await hashPassword(given.password, rounds)
  const opened = tx(async () => {
    const ofCompany = await lockCompany(who.companyId)
    const [row] = await db()
      .insert(customer)
      .values({
        ...decided(given),
        ...(await departmentOf(who, given)),
        loginAccount: given.loginAccount,
        loginKey,
        passwordHash,
        nickName: given.legalName,
        ...ofCompany,
        extendInfo: { ...ofCompany.extendInfo, contactPhone: given.phone ?? '' },
      })
      .returning()
    if (!row) throw new Error('a sub-account was written and is not there')
    await log(who, row.id, 'open member')
    return row.id
  })
  return opened.catch(refuseTakenName)
}

type Values = (row: Customer) => Partial<Customer> | Promise<Partial<Customer>>

const change = (who: Member, id: string, action: string, values: Values) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const row = await ownMember(who, id)
    await db()
      .update(customer)
      .set(await values(row))
      .where(eq(customer.id, id))
    await keepAdministrator(who.companyId)
    await log(who, id, action)
    return true as const
  })

/** Changes what the main account decides. @throws Refusal 403, 404, 409 its personal data is erased, 422 the last administrator */
export const changeMember = (who: Member, id: string, about: About) =>
  change(who, id, 'change member', async ({ extendInfo }) => ({
    ...decided(about),
    ...(await departmentOf(who, about)),
    extendInfo: { ...extendInfo, contactPhone: about.phone ?? '' },
  }))

/**
 * Closes or opens a sub-account. Closing ends its sessions and hands over its open work.
 * @throws Refusal 403, 404, 409 its personal data is erased, 422 the last administrator
 */
export const setStatus = (who: Member, id: string, status: 10 | 20, successorId?: string) =>
  tx(async () => {
    await change(who, id, status === 10 ? 'reopen member' : 'close member', () => ({ status }))
    if (status === 10) return true as const
    await endSessions(id)
    await handOver(who, id, successorId)
    return true as const
  })

const ownPassword = () =>
  refuse(403, [
    '该用户也属于其他企业，只能由本人修改密码',
    'This person also belongs to another company and must change the password themselves.',
  ])

/** @throws Refusal 403 if the password also opens another company */
async function onlyHere(row: Customer) {
  if ((await db().$count(customer, ofPerson(personIdOf(row)))) > 1) throw ownPassword()
}

/** Sets another password and ends all sessions. @throws Refusal 403, 404, 409 its personal data is erased */
export async function resetPassword(who: Member, id: string, password: string, rounds: number) {
  const passwordHash = await hashPassword(password, rounds)
  return tx(async () => {
    await change(who, id, 'reset member password', async (row) => {
      await onlyHere(row)
      return { passwordHash }
    })
    await endSessions(id)
    return true as const
  })
}
