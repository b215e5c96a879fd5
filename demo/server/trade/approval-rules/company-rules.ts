import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import { administratorOf } from '../../account/organisation/administrators'
import { db } from '../../core/database/db'
import { companyDay } from '../../money/budgets/company-buying'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { ownRoleRights, rightsOf } from '../../session/sign-in/member-rights'
import { approvalDeputy, approvalRule } from './approval-rules.table'
import { settingsOf } from './approval-settings'
import type { People } from './rule-plan'

/** Returns the rules of a company in the order of their steps. */
export const rulesOf = (companyId: string) =>
  db()
    .select()
    .from(approvalRule)
    .where(eq(approvalRule.customerId, companyId))
    .orderBy(asc(approvalRule.createdAt), asc(approvalRule.id))

/** Returns those of some accounts of a company that can log in and may approve. */
export async function activeAmong(companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ customer, own: ownRoleRights })
    .from(customer)
    .where(and(inArray(customer.id, [...ids]), eq(customer.status, yes), inCompany(companyId)))
  const approving = rows.filter((row) => rightsOf(row.customer, row.own).includes('request.approve'))
  return new Set(approving.map((row) => row.customer.id))
}

/** Returns the deputies of a company for a day, or all from it on. */
export const deputiesOf = (companyId: string, { from, until }: { from: string; until?: string }) =>
  db()
    .select()
    .from(approvalDeputy)
    .where(
      and(
        eq(approvalDeputy.customerId, companyId),
        gte(approvalDeputy.untilDay, from),
        until === undefined ? undefined : lte(approvalDeputy.fromDay, until),
      ),
    )
    .orderBy(asc(approvalDeputy.fromDay), asc(approvalDeputy.id))

/** Loads a company's people as far as its rules name them, with two queries. */
export async function peopleOf(companyId: string, named: readonly string[]): Promise<People> {
  const today = await companyDay(companyId)
  const deputies = await deputiesOf(companyId, { from: today, until: today })
  const deputyOf = new Map(deputies.map(({ memberId, deputyId }) => [memberId, deputyId]))
  const ids = [companyId, ...named, ...deputyOf.values()]
  const active = await activeAmong(companyId, ids)
  const { selfApproval, selfLimit, limitCurrency } = await settingsOf(companyId)
  return {
    administratorId: active.has(companyId) ? companyId : await administratorOf(companyId),
    isActive: (id) => active.has(id),
    deputyOf: (id) => deputyOf.get(id),
    selfApproval,
    selfLimit,
    limitCurrency,
  }
}
