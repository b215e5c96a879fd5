import { and, eq, notExists } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import type { Member, Visitor } from '../../core/auth'
import { db } from '../../core/db'
import { privateShop, privateShopApply } from './private-shops.table'

/** Ids of the private shops that have not let somebody's company in, as a query to be asked alone or inside of another. */
export function shutShops(who: Visitor | Pick<Member, 'kind' | 'companyId'>) {
  const all = db().select({ id: privateShop.shopId }).from(privateShop).$dynamic()
  if (who.kind === 'visitor') return all
  const letIn = db()
    .select({ id: privateShopApply.id })
    .from(privateShopApply)
    .where(
      and(
        eq(privateShopApply.shopId, privateShop.shopId),
        eq(privateShopApply.customerId, who.companyId),
        eq(privateShopApply.reviewState, reviewState.code.approved),
      ),
    )
  return all.where(notExists(letIn))
}
