import { and, eq, notExists, type Placeholder, type SQL } from 'drizzle-orm'
import { reviewState } from '../../../../src/words/review-state'
import type { Member, Visitor } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { privateShop, privateShopApply } from './private-shops.table'

/** Approved applications of a company, to the private shops of `where` or to any, as a query inside of another. */
export const approvals = (companyId: string | Placeholder, where?: SQL) =>
  db()
    .select({ id: privateShopApply.id })
    .from(privateShopApply)
    .where(
      and(
        where,
        eq(privateShopApply.customerId, companyId),
        eq(privateShopApply.reviewState, reviewState.code.approved),
      ),
    )

/** Query for the private shops that have not approved a user's company, also usable as a subquery. */
export function shutShops(who: Visitor | Pick<Member, 'kind' | 'companyId'>) {
  const all = db().select({ id: privateShop.shopId }).from(privateShop).$dynamic()
  if (who.kind === 'visitor') return all
  return all.where(notExists(approvals(who.companyId, eq(privateShopApply.shopId, privateShop.shopId))))
}
