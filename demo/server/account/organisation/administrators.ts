import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { ownRoleRights, rightsOf } from '../../session/sign-in/member-rights'

/** Returns the accounts of a company that can log in, the main account first, and whether each acts for the company. */
async function activeAccounts(companyId: string) {
  const rows = await db()
    .select({ row: customer, own: ownRoleRights })
    .from(customer)
    .where(and(inCompany(companyId), eq(customer.status, 10)))
    .orderBy(isNotNull(customer.parentId), asc(customer.createdAt), asc(customer.id))
  return rows.map(({ row, own }) => ({
    id: row.id,
    isAdministrator: rightsOf(row, own).includes('company.edit'),
  }))
}

/** Returns whether the main account can log in. It acts for its company, so the other accounts need not be read. */
const mainActs = async (companyId: string) =>
  (await db().$count(customer, and(eq(customer.id, companyId), eq(customer.status, 10)))) > 0

/**
 * Returns the account that decides for a company where nobody else does: the main account, or another administrator if it is
 * closed.
 */
export async function administratorOf(companyId: string): Promise<string> {
  if (await mainActs(companyId)) return companyId
  const accounts = await activeAccounts(companyId)
  return accounts.find(({ isAdministrator }) => isAdministrator)?.id ?? companyId
}

const lastOne = () =>
  refuse(422, [
    '企业至少需要一位可登录的管理员，请先将管理员角色授予其他成员',
    'A company needs an administrator who can log in. Give the role of administrator to another member first.',
  ])

/**
 * Checks after a change that a company with active accounts still has an administrator. The caller has locked the company.
 * @throws Refusal 422 none left
 */
export async function keepAdministrator(companyId: string) {
  if (await mainActs(companyId)) return
  const accounts = await activeAccounts(companyId)
  if (accounts.length > 0 && !accounts.some(({ isAdministrator }) => isAdministrator)) throw lastOne()
}
