import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { markLine } from '../../../../src/money/credit/credit.contract'
import { lineMark } from '../../../../src/money/credit/line-mark'
import { lineActions, lineMarkMachine } from '../../../../src/money/credit/line-mark-machine'
import { wireTime } from '../../core/time/business-time'
import type { Member } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import { ledger } from '../accounts/accounts.table'
import { orderNosOf, poNumbersOf } from '../accounts/order-numbers'
import { heldBill, seenBill, type BillRow } from './bill-viewer'
import { noteLine } from './bill-words'
import { creditBillLine, creditBillMark } from './credit.table'

/** Reads the lines of a statement with the buyer's marks. @param who only sees the orders they may see */
export async function linesOf(bill: BillRow, who?: Member) {
  const rows = await db()
    .select({ line: ledger, found: creditBillMark })
    .from(creditBillLine)
    .innerJoin(ledger, eq(ledger.id, creditBillLine.lineId))
    .leftJoin(creditBillMark, and(eq(creditBillMark.lineId, ledger.id), eq(creditBillMark.billId, bill.id)))
    .where(eq(creditBillLine.billId, bill.id))
    .orderBy(asc(ledger.createdAt), asc(ledger.id))
  const refNos = rows.map(({ line }) => line.refNo)
  const ordersOf = who ? await orderNosOf(refNos, who) : () => []
  const poNumbers = await poNumbersOf(refNos.flatMap(ordersOf))
  return rows.map(({ line, found }) => {
    const mark = found?.mark ?? lineMark.code.open
    return {
      id: line.id,
      type: line.bizType,
      amount: toDecimal(-line.amount),
      refNo: line.refNo,
      orderNos: ordersOf(line.refNo),
      poNumbers: poNumbers(ordersOf(line.refNo)),
      createdAt: wireTime(line.createdAt),
      mark,
      reason: found?.reason ?? '',
      answer: found?.answer ?? '',
      actions: lineActions(mark, bill.state, 'buyer'),
    }
  })
}

/** Lines of a statement that its buyer found something wrong with. */
export const disputedLines = async (bill: BillRow) =>
  (await linesOf(bill)).filter(({ mark }) => mark === lineMark.code.disputed)

const noReason = () =>
  refuse(400, ['请填写异议说明', 'Please enter the reason for the dispute.'], {
    errors: [{ path: 'reason', message: ['请填写异议说明', 'Please enter the reason for the dispute.'] }],
  })

/** A buyer ticks or disputes a line. @throws Refusal 400 no reason, 404 not theirs, 409 the state changed */
export const markOwnLine = (
  who: Member,
  billId: string,
  { lineId, action, reason }: Asked<typeof markLine>['body'],
) =>
  tx(async () => {
    if (action === 'dispute' && !reason) throw noReason()
    // Locks the statement against a concurrent confirmation.
    await heldBill(billId)
    const line = (await linesOf(await seenBill(billId, who))).find(({ id }) => id === lineId)
    if (!line) throw notFound()
    if (!line.actions.includes(action)) throw stateChanged()
    const mark = lineMarkMachine[action].to
    if (action === 'dispute' || action === 'takeBack')
      await noteLine(billId, who.customerId, action === 'dispute' ? 'disputeLine' : 'takeBackLine', {
        refNo: line.refNo,
        words: reason,
      })
    const objection = { mark, reason: action === 'dispute' ? reason : '' }
    await db()
      .insert(creditBillMark)
      .values({ billId, lineId, ...objection })
      .onConflictDoUpdate({ target: [creditBillMark.billId, creditBillMark.lineId], set: objection })
    return { mark }
  })

/** A statement with a line that is disputed is not confirmed. @throws Refusal 422 */
export async function nothingDisputed(bill: BillRow) {
  const { length } = await disputedLines(bill)
  if (length > 0)
    throw refuse(
      422,
      [
        '还有 {n} 行有异议，请撤回或提交异议',
        '{n} {n|line is|lines are} still disputed. Please withdraw the dispute or submit it.',
      ],
      { values: { n: length } },
    )
}

/** The platform answers everything that was disputed of a statement. */
export async function answerLines(billId: string, answer: string) {
  const { from, to } = lineMarkMachine.answer
  await db()
    .update(creditBillMark)
    .set({ mark: to, answer })
    .where(and(eq(creditBillMark.billId, billId), inArray(creditBillMark.mark, [...from])))
}
