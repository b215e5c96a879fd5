import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { billState } from '../../../../src/money/credit/bill-state'
import { billActions, type BillState } from '../../../../src/money/credit/bill-machine'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { underReview } from '../../../../src/trade/payment/pay-machine'
import { payOrderState } from '../../../../src/trade/payment/pay-order-state'
import type { Member } from '../../core/auth'
import { db, tx } from '../../core/db'
import { notFound, refuse } from '../../core/refusal'
import { closePayOrders, openPayOrder } from '../../trade/payment/pay-orders'
import { payOrder, payOrderItem } from '../../trade/payment/payment.table'
import { lockFunds } from '../accounts/account-rows'
import { give } from '../accounts/bookings'
import { creditBill } from './credit.table'
import { moveBill, type BillRow } from './move-bill'

const nothingOwed = () =>
  refuse(409, ['账单已还清或不能还款', 'There is nothing to repay on this statement.'])
const busy = () =>
  refuse(422, [
    '转账凭证审核中，请等待结果',
    'The transfer voucher is under review. Please wait for the result.',
  ])

/** What was demanded before for these statements is void. @throws Refusal 422 a voucher for it is under review */
async function voidDemands(ids: string[]) {
  const rows = await db()
    .selectDistinct({ id: payOrder.id, state: payOrder.state })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .where(
      and(
        inArray(payOrderItem.refId, ids),
        eq(payOrder.purpose, 'creditRepay'),
        isNull(payOrder.closedAt),
        ne(payOrder.state, payOrderState.code.paid),
      ),
    )
  if (rows.some(({ state }) => underReview(state))) throw busy()
  if (rows.length > 0) await closePayOrders(rows.map(({ id }) => id))
}

/**
 * Demands what is left to repay of some statements.
 * @returns id of the pay order
 * @throws Refusal 404 not this company's, 409 nothing is owed, 422 a voucher is under review
 */
export function demandRepayment(who: Member, billIds: string[]): Promise<string> {
  return tx(async () => {
    await lockFunds(who.companyId)
    const wanted = [...new Set(billIds)]
    const bills = await db()
      .select()
      .from(creditBill)
      .where(and(inArray(creditBill.id, wanted), eq(creditBill.customerId, who.companyId)))
      .orderBy(asc(creditBill.month))
    if (bills.length < wanted.length) throw notFound()
    if (bills.some(({ state }) => !billActions(state).includes('repay'))) throw nothingOwed()
    await voidDemands(wanted)
    const { id } = await openPayOrder({
      customerId: who.companyId,
      placedBy: who.customerId,
      purpose: 'creditRepay',
      state: payOrderState.code.toBePaid,
      items: bills.map((bill) => ({ refId: bill.id, amount: bill.amount - bill.repaid })),
    })
    return id
  })
}

const owing: readonly BillState[] = [
  billState.code.toBeConfirmed,
  billState.code.confirmed,
  billState.code.partlyRepaid,
  billState.code.overdue,
]

/** Counts an amount to a statement that is not repaid yet. @returns what of it was too much */
async function countTo(bill: BillRow, amount: Minor): Promise<Minor> {
  const part = Math.min(amount, bill.amount - bill.repaid)
  const repaid = bill.repaid + part
  if (repaid === bill.amount) await moveBill(bill.id, 'settle', { actor: 'buyer' }, { repaid })
  else if (bill.state === billState.code.overdue)
    await db().update(creditBill).set({ repaid }).where(eq(creditBill.id, bill.id))
  else await moveBill(bill.id, 'repayPart', { actor: 'buyer' }, { repaid })
  return amount - part
}

/**
 * Money came for a statement: the line is free again by so much. What is more than is owed goes to the deposit, so that
 * no payment is lost. In the payment's transaction.
 * @param refNo the payment
 */
export async function billRepaid(billId: string, amount: Minor, refNo: string) {
  const [bill] = await db().select().from(creditBill).where(eq(creditBill.id, billId)).for('update')
  if (!bill) throw notFound()
  const open = owing.includes(bill.state)
  const over = open ? await countTo(bill, amount) : amount
  const ref = `${refNo}/${billId}`
  const { customerId } = bill
  if (amount > over)
    await give(customerId, 'credit', creditType.code.repayment, amount - over, ref, bill.month)
  if (over > 0) await give(customerId, 'deposit', depositType.code.userTopUp, over, ref, bill.month)
}

/** Goods were given back that earlier statements had billed: the oldest ones that are owed are smaller by so much. */
export async function countRefunds(customerId: string, amount: Minor) {
  const bills = await db()
    .select()
    .from(creditBill)
    .where(and(eq(creditBill.customerId, customerId), inArray(creditBill.state, [...owing])))
    .orderBy(asc(creditBill.month))
  let open = amount
  for (const bill of bills) if (open > 0) open = await countTo(bill, open)
}
