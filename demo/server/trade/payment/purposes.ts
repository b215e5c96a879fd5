import { eq, sql } from 'drizzle-orm'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { db } from '../../core/database/db'
import { give } from '../../money/accounts/bookings'
import { bondPaid } from '../../money/bonds/move-bond'
import { billRepaid } from '../../money/credit/repay-bills'
import { chargePaid } from '../../money/invoices/charges'
import { moveOrder } from '../orders/move-order'
import { orders } from '../orders/orders.table'
import type { PayOrderRow } from './pay-orders'

/** Consequences of a paid item, run in the transaction of the payment. */
type Paid = (refId: string, amount: Minor, by: PayOrderRow) => Promise<unknown>

/** Advances an order once it is fully paid. */
async function orderPaid(refId: string, amount: Minor) {
  const [row] = await db()
    .update(orders)
    .set({ paidAmount: sql`${orders.paidAmount} + ${toDecimal(amount)}::numeric` })
    .where(eq(orders.id, refId))
    .returning()
  if (row && row.paidAmount >= row.payAmount) await moveOrder(refId, 'pay', { actor: 'gateway' })
}

/** Records the repayment of a credit statement, in full or in part. */
const statementRepaid: Paid = (refId, amount, { payNo }) => billRepaid(refId, amount, payNo)

/** Adds the amount to the deposit. */
const toppedUp: Paid = (_, amount, { customerId, payNo }) =>
  give(customerId, 'deposit', depositType.code.userTopUp, amount, payNo)

export const purposes: Readonly<Record<PayPurpose, Paid>> = {
  order: orderPaid,
  creditRepay: statementRepaid,
  recharge: toppedUp,
  invoice: chargePaid,
  bond: bondPaid,
}
