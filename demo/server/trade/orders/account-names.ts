import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { escapeLike } from '../../core/database/contains-text'
import { onPage, pageWith, type Paging } from '../../core/database/page-with'
import { customer, inCompany } from '../../session/sign-in/customer.table'

const columns = { id: customer.id, legalName: customer.legalName, loginAccount: customer.loginAccount }
type Account = { id: string; legalName: string; loginAccount: string }
const named = ({ id, legalName, loginAccount }: Account) => ({ id, name: legalName || loginAccount })

/** Reads the names of accounts by id. */
export async function accountNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select(columns)
    .from(customer)
    .where(inArray(customer.id, [...new Set(ids)]))
  return new Map(rows.map(named).map(({ id, name }) => [id, name]))
}

/** Reads the creators of documents, except the viewer. */
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

/** Reads one page of a company's accounts, the main one first. */
export async function accountsPage(
  companyId: string,
  asked: Paging & { keyword?: string | undefined; memberId?: string | undefined },
) {
  const { keyword, memberId } = asked
  const part = keyword ? `%${escapeLike(keyword)}%` : undefined
  const wanted = and(
    inCompany(companyId),
    memberId === undefined ? undefined : eq(customer.id, memberId),
    part ? or(ilike(customer.loginAccount, part), ilike(customer.legalName, part)) : undefined,
  )
  const rows = await onPage(
    db()
      .select(columns)
      .from(customer)
      .where(wanted)
      .orderBy(desc(eq(customer.id, companyId)), customer.id),
    asked,
  )
  return pageWith(rows.map(named), await db().$count(customer, wanted), asked)
}
