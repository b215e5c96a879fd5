import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import type { Text } from '../../../../src/core/language/messages'
import { billState } from '../../../../src/money/credit/bill-state'
import { billActions, type BillState } from '../../../../src/money/credit/bill-machine'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import { openPayOrder } from '../../trade/payment/pay-orders'
import { voidDemands } from '../../trade/payment/void-demands'
import { onlyInAccounts } from '../accounts/account-currency'
import { lockFunds } from '../accounts/account-rows'
import { give } from '../accounts/bookings'
import { heldBill, type BillRow } from './bill-viewer'
import { creditBill } from './credit.table'
import { moveBill } from './move-bill'
import { accountMoney } from '../accounts/account-money'

const nothingOwed = () =>
  refuse(409, ['账单已还清或不能还款', 'This statement is already settled or cannot be repaid.'])

const wrongAmount: Text = [
  '还款金额应大于 0，且不超过待还的 {left}',
  'The repayment must be more than 0 and at most the outstanding {left}.',
]
const tooMuch = (left: Minor) => {
  const values = { left: accountMoney(left) }
  return refuseField(400, 'amount', wrongAmount, values)
}

/** An amount over statements, the oldest first. @throws Refusal 400 it is nothing, or more than is left */
function sharesOf(bills: readonly BillRow[], amount: Minor) {
  const left = bills.reduce((sum, bill) => sum + bill.amount - bill.repaid, 0)
  if (amount <= 0 || amount > left) throw tooMuch(left)
  let open = amount
  return bills.flatMap((bill) => {
    const part = Math.min(open, bill.amount - bill.repaid)
    open -= part
    return part > 0 ? [{ refId: bill.id, amount: part }] : []
  })
}

/**
 * Demands what is left to repay of some statements, or a part of it.
 * @param amount minor units; default: all
 * @returns id of the pay order
 * @throws Refusal 404 not this company's, 409 nothing is owed, 422 a voucher is under review, 400 not that amount
 */
export function demandRepayment(who: Member, billIds: string[], amount?: Minor): Promise<string> {
  return tx(async () => {
    await onlyInAccounts(who)
    await lockFunds(who.companyId)
    const wanted = [...new Set(billIds)]
    const bills = await db()
      .select()
      .from(creditBill)
      .where(and(inArray(creditBill.id, wanted), eq(creditBill.customerId, who.companyId)))
      .orderBy(asc(creditBill.month))
    if (bills.length < wanted.length) throw notFound()
    if (bills.some(({ state }) => !billActions(state).includes('repay'))) throw nothingOwed()
    await voidDemands('creditRepay', wanted)
    const { id } = await openPayOrder({
      customerId: who.companyId,
      placedBy: who.customerId,
      siteId: who.site,
      purpose: 'creditRepay',
      state: payOrderState.code.toBePaid,
      items: sharesOf(bills, amount ?? bills.reduce((sum, bill) => sum + bill.amount - bill.repaid, 0)),
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
 * Books a payment for a statement: credit becomes available again. An excess goes to the deposit, so that no payment is lost. Runs in the
 * payment's transaction.
 * @param refNo number of the payment
 */
export async function billRepaid(billId: string, amount: Minor, refNo: string) {
  const bill = await heldBill(billId)
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
