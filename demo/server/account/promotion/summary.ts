import { eq, countDistinct, sql, sum } from 'drizzle-orm'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import type { promotionSummary } from '../../../../src/account/promotion/promotion.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { customer } from '../../session/sign-in/customer.table'
import { commissionPercent } from './commission'
import { ownCommission } from './commission-viewer'
import { promotionRecord } from './promotion.table'

const sumOf = (type: number) =>
  sum(sql`case when ${promotionRecord.type} = ${type} then ${promotionRecord.amount} end`)

/** Returns figures about a company's invitations. */
export async function summaryOf(who: Member): Promise<Answer<typeof promotionSummary>> {
  const [row] = await db()
    .select({
      bought: countDistinct(promotionRecord.invitedId),
      earned: sumOf(commissionType.code.earned),
      takenBack: sumOf(commissionType.code.takenBack),
      paidOut: sumOf(commissionType.code.paidOut),
      returned: sumOf(commissionType.code.payoutReturned),
    })
    .from(promotionRecord)
    .where(ownCommission(who))
  const earned = toMinor(row?.earned ?? '0')
  const takenBack = -toMinor(row?.takenBack ?? '0')
  const paidOut = -toMinor(row?.paidOut ?? '0') - toMinor(row?.returned ?? '0')
  return {
    invited: await db().$count(customer, eq(customer.inviterId, who.companyId)),
    bought: row?.bought ?? 0,
    commission: toDecimal(earned - takenBack - paidOut),
    earned: toDecimal(earned),
    takenBack: toDecimal(takenBack),
    paidOut: toDecimal(paidOut),
    percent: await commissionPercent(who.site),
  }
}
