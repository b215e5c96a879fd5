import { dueDateOf } from '../../../../src/money/credit/due-date'
import { after, day } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import type { Seed } from '../../core/database/seed'
import { thirdBill, thirdBillLine } from './credit.table'
import { endOfMonth, monthBefore, startOfMonth } from './issue-bills'

const demo = '10001'
const providers = ['建行惠懂你', '网商供应链']
const goods = ['轴承与传动件', '刀具与磨具', '劳保用品', '低压电气']

/** Statements of two providers over the last months; those of the last one are not repaid yet. */
function bills() {
  return Array.from({ length: 26 }, (_, at) => {
    const count = 1 + Math.floor(at / 2)
    const month = monthBefore(count)
    const dueDate = dueDateOf(month)
    const lines = goods.slice(0, 2 + (at % 3)).map((about, nth) => ({
      id: newId(),
      refNo: `SC${month.replace('-', '')}${at % 2}${nth + 1}`,
      about,
      amount: 180_000 + ((at * 5 + nth * 3) % 11) * 42_500,
      createdAt: after(startOfMonth(month), (4 + nth * 7) * day),
    }))
    const settled = count > 1
    return {
      lines,
      bill: {
        id: newId(),
        customerId: demo,
        billNo: `TP${month.replace('-', '')}-${(at % 2) + 1}`,
        provider: providers[at % 2] ?? '',
        month,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        state: settled ? (20 as const) : (10 as const),
        dueDate,
        paidAt: settled ? after(endOfMonth(month), 20 * day) : null,
        createdAt: endOfMonth(month),
      },
    }
  })
}

export const seed: Seed = {
  room: 'money/credit of others',
  after: ['session/sign-in'],
  async run() {
    const made = bills()
    await db()
      .insert(thirdBill)
      .values(made.map(({ bill }) => bill))
    await db()
      .insert(thirdBillLine)
      .values(made.flatMap(({ bill, lines }) => lines.map((line) => ({ ...line, billId: bill.id }))))
  },
}
