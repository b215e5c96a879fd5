import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { enterCompany, ownCompanies } from '../../../../src/account/organisation/companies.contract'
import { givenRoles } from '../../../../src/account/organisation/given-roles'
import type { Answer } from '../../../../src/core/api/endpoint'
import { db, tx } from '../../core/database/db'
import type { Call } from '../../core/http/call'
import { notFound, refuse } from '../../core/http/refusal'
import { toYesNo } from '../../core/http/to-yes-no'
import { tokenOf, type Member } from '../../core/security/auth'
import { companyRole } from '../../session/sign-in/company-role.table'
import { customer } from '../../session/sign-in/customer.table'
import { anyOrigin, enterAs } from '../../session/sign-in/enter'
import { accountClosed, ofPerson } from '../../session/sign-in/person'
import { endSession } from '../../session/sign-in/sessions'
import { companyUnit } from './organisation.table'

const company = alias(customer, 'company')
const companyId = sql`coalesce(${customer.parentId}, ${customer.id})`
const name = sql<string>`coalesce(nullif(${company.extendInfo} ->> 'company', ''), nullif(${company.legalName}, ''),
  ${company.loginAccount})`

/** Lists the active memberships of a person, the first one first, in API format. */
export async function ownCompaniesOf({ personId, customerId }: Member): Promise<Answer<typeof ownCompanies>> {
  const rows = await db()
    .select({ row: customer, name, unit: companyUnit.name })
    .from(customer)
    .innerJoin(company, eq(company.id, companyId))
    .leftJoin(companyUnit, eq(companyUnit.id, customer.unitId))
    .where(and(ofPerson(personId), eq(customer.status, 10)))
    .orderBy(asc(customer.createdAt), asc(customer.id))
  const own = await namesOfRoles(rows.flatMap(({ row }) => row.roles))
  return {
    companies: rows.map(({ row: { id, accountKind, roles }, unit, ...named }) => ({
      ...named,
      id,
      accountKind,
      unit: unit ?? '',
      roles:
        accountKind === 'main'
          ? []
          : roles.filter((role) => own.has(role)).map((role) => ({ id: role, name: own.get(role) ?? '' })),
      current: toYesNo(id === customerId),
    })),
  }
}

async function namesOfRoles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .select({ id: companyRole.id, name: companyRole.name })
    .from(companyRole)
    .where(inArray(companyRole.id, [...ids]))
  return new Map([
    ...givenRoles.map((role) => [role.id, ''] as const),
    ...rows.map((row) => [row.id, row.name] as const),
  ])
}

const sessionChanged = () =>
  refuse(409, ['登录状态已变化，请刷新后重试', 'Your session has changed. Please refresh and try again.'])

/**
 * Opens a session for another membership of the person and ends the one of this request.
 * @throws Refusal 403 closed, 404 no membership of the person, 409 the session has ended meanwhile
 */
export async function enter(call: Call<typeof enterCompany>): Promise<Answer<typeof enterCompany>> {
  const { who, asked, request, config } = call
  const [row] = await db()
    .select()
    .from(customer)
    .where(and(eq(customer.id, String(asked.body.id)), ofPerson(who.personId)))
  if (!row) throw notFound()
  if (row.status !== 10) throw accountClosed()
  return tx(async () => {
    if (!(await endSession(tokenOf(request, config, anyOrigin)))) throw sessionChanged()
    return enterAs(row, { ...call, site: who.site })
  })
}
