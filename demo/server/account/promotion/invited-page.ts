import { and, count, desc, eq, ilike, inArray, sql, sum } from 'drizzle-orm'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import type { invitedPage as contract } from '../../../../src/account/promotion/promotion.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { escapeLike } from '../../core/database/contains-text'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { customer } from '../../session/sign-in/customer.table'
import { buyerName } from './buyer-name'
import { ownCommission } from './commission-viewer'
import { promotionRecord } from './promotion.table'

const { earned } = commissionType.code

/** Sums the orders of invited buyers by buyer. */
async function yields(who: Member, ids: string[]) {
  if (ids.length === 0) return new Map<string, { orders: number; commission: number }>()
  const rows = await db()
    .select({
      id: promotionRecord.invitedId,
      orders: count(sql`case when ${promotionRecord.type} = ${earned} then 1 end`),
      commission: sum(promotionRecord.amount),
    })
    .from(promotionRecord)
    .where(and(ownCommission(who), inArray(promotionRecord.invitedId, ids)))
    .groupBy(promotionRecord.invitedId)
  return new Map(
    rows.map(({ id, orders, commission }) => [id, { orders, commission: toMinor(commission ?? '0') }]),
  )
}

/** Reads one page of the buyers that a company invited. */
export async function invitedPage(
  who: Member,
  asked: Asked<typeof contract>['body'],
): Promise<Answer<typeof contract>> {
  const { keyword, pageNumber, pageSize } = asked
  const fitting = and(
    eq(customer.inviterId, who.companyId),
    keyword ? ilike(buyerName, `%${escapeLike(keyword)}%`) : undefined,
  )
  const rows = await db()
    .select({ id: customer.id, name: buyerName, createdAt: customer.createdAt })
    .from(customer)
    .where(fitting)
    .orderBy(desc(customer.createdAt), desc(customer.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const came = await yields(
    who,
    rows.map(({ id }) => id),
  )
  const content = rows.map(({ id, name, createdAt }) => {
    const { orders, commission } = came.get(id) ?? { orders: 0, commission: 0 }
    return { id, name, joinedAt: wireTime(createdAt), orders, commission: toDecimal(commission) }
  })
  return pageWith(content, await db().$count(customer, fitting), asked)
}
