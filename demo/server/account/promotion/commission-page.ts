import { and, desc, eq, sum } from 'drizzle-orm'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import type { promotionPage } from '../../../../src/account/promotion/promotion.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { inTimeSpan } from '../../core/database/in-time-span'
import { customer } from '../../session/sign-in/customer.table'
import { orders } from '../../trade/orders/orders.table'
import { buyerName } from './buyer-name'
import { ownCommission } from './commission-viewer'
import { promotionRecord } from './promotion.table'

/** Reads one page of a company's commission, with the total of all matching rows. */
export async function commissionPage(
  who: Member,
  asked: Asked<typeof promotionPage>['body'],
): Promise<Answer<typeof promotionPage>> {
  const { timeRange, pageNumber, pageSize } = asked
  const type = commissionType.find(asked.type)?.code
  const fitting = and(
    ownCommission(who),
    type === undefined ? undefined : eq(promotionRecord.type, type),
    inTimeSpan(promotionRecord.createdAt, { timeRange }),
  )
  const rows = await db()
    .select({ record: promotionRecord, orderNo: orders.orderNo, buyer: buyerName })
    .from(promotionRecord)
    .leftJoin(orders, eq(orders.id, promotionRecord.orderId))
    .leftJoin(customer, eq(customer.id, promotionRecord.invitedId))
    .where(fitting)
    .orderBy(desc(promotionRecord.createdAt), desc(promotionRecord.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [all] = await db()
    .select({ total: sum(promotionRecord.amount) })
    .from(promotionRecord)
    .where(fitting)
  const content = rows.map(({ record, orderNo, buyer }) => ({
    id: record.id,
    type: record.type,
    amount: toDecimal(record.amount),
    percent: record.percent,
    orderNo: orderNo ?? record.refNo,
    buyer: record.invitedId ? buyer : '',
    createdAt: wireTime(record.createdAt),
  }))
  const total = toDecimal(toMinor(all?.total ?? '0'))
  return { ...pageWith(content, await db().$count(promotionRecord, fitting), asked), total }
}
