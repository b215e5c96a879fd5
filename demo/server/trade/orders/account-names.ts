import { eq, inArray, or } from 'drizzle-orm'
import { db } from '../../core/db'
import { customer } from '../../session/sign-in/customer.table'

const columns = { id: customer.id, legalName: customer.legalName, loginAccount: customer.loginAccount }
type Account = { id: string; legalName: string; loginAccount: string }
const named = ({ id, legalName, loginAccount }: Account) => ({ id, name: legalName || loginAccount })

/** What accounts are called, by id. */
export async function accountNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select(columns)
    .from(customer)
    .where(inArray(customer.id, [...new Set(ids)]))
  return new Map(rows.map(named).map(({ id, name }) => [id, name]))
}

/** Who brought documents about, told with each that was not brought about by who looks. */
export async function placersOf(
  rows: readonly { placedBy: string }[],
  { customerId }: { customerId: string },
) {
  const names = await accountNames(rows.map(({ placedBy: id }) => id).filter((id) => id !== customerId))
  return ({ placedBy: id }: { placedBy: string }) => {
    const name = names.get(id)
    return name === undefined ? {} : { placedBy: { id, name } }
  }
}

/** The accounts of a company, the main one first. */
export const accountsOf = async (companyId: string) =>
  (
    await db()
      .select(columns)
      .from(customer)
      .where(or(eq(customer.id, companyId), eq(customer.parentId, companyId)))
      .orderBy(customer.accountKind, customer.id)
  ).map(named)
