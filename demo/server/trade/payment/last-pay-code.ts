import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { payOrder } from './payment.table'

/** Returns the last payment method of the buyer, otherwise of the company. @returns a code of `payMethod` */
export async function lastPayCode({ customerId, companyId }: Member): Promise<number | undefined> {
  const [last] = await db()
    .select({ payCode: payOrder.payCode })
    .from(payOrder)
    .where(
      and(
        eq(payOrder.customerId, companyId),
        eq(payOrder.purpose, 'order'),
        ne(payOrder.state, payOrderState.code.toBePaid),
        isNotNull(payOrder.payCode),
      ),
    )
    .orderBy(desc(eq(payOrder.placedBy, customerId)), desc(payOrder.id))
    .limit(1)
  return last?.payCode ?? undefined
}
