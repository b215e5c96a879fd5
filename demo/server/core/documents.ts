import { and, eq, type Column, type SQL } from 'drizzle-orm'
import type { Member } from './auth'

/** Who looks at documents. */
export type Viewer = Pick<Member, 'companyId' | 'customerId' | 'accountKind'>

/** A table whose rows belong to a company and were brought about by one of its accounts. */
type Documents = { customerId: Column; placedBy: Column }

/**
 * Which documents somebody sees, of whatever kind: those of their company, and a sub-account of them its own. What
 * is made of documents (copies, counts, files, ledgers) is narrowed by the same.
 */
export const seenBy = (
  { companyId, customerId, accountKind }: Viewer,
  { customerId: company, placedBy }: Documents,
): SQL | undefined =>
  and(eq(company, companyId), accountKind === 'main' ? undefined : eq(placedBy, customerId))
