import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { ledger } from '../../../demo/server/money/accounts/accounts.table'
import { take } from '../../../demo/server/money/accounts/bookings'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import {
  creditBill,
  creditBillMark,
  thirdBill,
  thirdBillLine,
} from '../../../demo/server/money/credit/credit.table'
import { report } from '../../../demo/server/money/credit/bill-lines.export'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { payOrderItem } from '../../../demo/server/trade/payment/payment.table'
import { desk } from '../../../demo/server/money/credit/disputed-bills.desk'
import { orderNosOf } from '../../../demo/server/money/accounts/order-numbers'
import { ageBills, endOfMonth, issueBills, monthBefore } from '../../../demo/server/money/credit/issue-bills'
import { billState } from '../../../src/money/credit/bill-state'
import {
  billDetail,
  billPage,
  confirmBill,
  creditIndex,
  disputeBill,
  markLine,
  repayBills,
} from '../../../src/money/credit/credit.contract'
import { lineMark } from '../../../src/money/credit/line-mark'
import { lineActionNames, lineMarkMachine, shownMark } from '../../../src/money/credit/line-mark-machine'
import { thirdBillDetail, thirdBillPage } from '../../../src/money/credit/third-bills.contract'
import { mergePay, pay, payDetail } from '../../../src/trade/payment/payment.contract'
import { moved, placed } from '../../trade/orders/order-bed'
import { demoPayPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import { bed, buyerById, codeFrom } from '../../trade/checkout/checkout-bed'

const company = '10002'
let token = ''
let billId = ''

/** A statement of 400.00 in two lines, to be confirmed. */
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  await bed.inside(async () => {
    await setCreditLimit(company, 100_000, 'test')
    const within = new Date(endOfMonth(monthBefore(1)).getTime() - 3 * day)
    await clock.at(within, () => take(company, 'credit', 20, 30_000, 'P1'))
    await clock.at(within, () => take(company, 'credit', 20, 10_000, 'P2'))
    await issueBills(monthBefore(1))
  })
  const { content } = await bed.call(billPage, { body: {} }, { token })
  billId = content[0]?.id ?? ''
})

const linesNow = async (by = token) =>
  (await bed.call(billDetail, { path: { id: billId } }, { token: by })).lines
const mark = async (at: number, action: (typeof lineActionNames)[number], reason = '', by = token) => {
  const lineId = (await linesNow())[at]?.id ?? ''
  return codeFrom(
    bed.call(markLine, { path: { id: billId }, body: { lineId, action, reason } }, { token: by }),
  )
}
const confirm = () => codeFrom(bed.call(confirmBill, { path: { id: billId } }, { token }))

describe('lines of a statement', () => {
  test('name the PO numbers of their orders, also in the export', async () => {
    const order = await placed('retail')
    await bed.inside(async () => {
      await db().update(orders).set({ poNumber: 'PO-7' }).where(eq(orders.id, order.id))
      await db().update(ledger).set({ refNo: order.no }).where(eq(ledger.refNo, 'P1'))
    })
    expect((await linesNow()).map(({ poNumbers }) => poNumbers)).toEqual([['PO-7'], []])
    const { who } = await bed.inside(() => buyerById(company))
    const rows = await bed.inside(() => report.rows(who, [billId], 'en'))
    expect(rows.map((row) => row[4])).toEqual(['PO-7', ''])
  })

  test('are called unchecked only while the statement is under review', async () => {
    await mark(0, 'tick')
    const { who } = await bed.inside(() => buyerById(company))
    const marks = async () =>
      (await bed.inside(() => report.rows(who, [billId], 'zh-CN'))).map((row) => row[6])
    expect(await marks()).toEqual(['已核对', '未核对'])
    await confirm()
    expect(await marks()).toEqual(['已核对', ''])
    const reviewed = billState.entries.filter(({ code }) => shownMark(lineMark.code.open, code) !== undefined)
    expect(reviewed.map(({ text }) => text[0])).toEqual(['待确认', '有异议'])
  })

  test('are ticked or disputed one by one; the statement can be confirmed after the platform answers', async () => {
    expect(await mark(0, 'tick')).toBe(200)
    expect(await mark(1, 'dispute')).toBe(400)
    expect(await mark(1, 'dispute', '数量不对')).toBe(200)
    expect((await linesNow()).map((line) => [line.mark, line.reason, line.actions])).toEqual([
      [20, '', ['untick', 'dispute']],
      [30, '数量不对', ['takeBack']],
    ])
    expect(await confirm()).toBe(422)
    await bed.call(disputeBill, { path: { id: billId }, body: { reason: '见明细' } }, { token })
    // It is the platform's turn: the buyer changes nothing meanwhile.
    expect((await linesNow()).flatMap(({ actions }) => actions)).toEqual([])
    expect(await mark(0, 'untick')).toBe(409)
    const [row] = await bed.inside(() => desk.waiting())
    expect(JSON.stringify(row?.lines)).toContain('P2 100.00: 数量不对')
    await bed.inside(() => desk.actions.reissue.act(billId, { answer: '已核对签收单' }))
    expect((await linesNow())[1]).toMatchObject({ mark: 40, answer: '已核对签收单', reason: '数量不对' })
    const historyNow = async () =>
      (await bed.call(billDetail, { path: { id: billId } }, { token })).said?.map(
        ({ action, name, refNo, words }) => [action, name, refNo, words],
      )
    const story = [
      ['disputeLine', '许明', 'P2', '数量不对'],
      ['dispute', '许明', '', '见明细'],
      ['reissue', '', '', '已核对签收单'],
    ]
    expect(await historyNow()).toEqual(story)
    expect(await mark(1, 'tick')).toBe(200)
    // The remark stays in every state of the line.
    expect(await historyNow()).toEqual(story)
    await bed.call(disputeBill, { path: { id: billId }, body: { reason: '还是不对' } }, { token })
    const [again] = await bed.inside(() => desk.waiting())
    expect(JSON.stringify(again?.lines)).toMatch(/许明 P2: 数量不对.*平台 已核对签收单.*许明 还是不对/)
    await bed.inside(() => desk.actions.reissue.act(billId, {}))
    expect(await confirm()).toBe(200)
    expect((await historyNow())?.at(-1)?.[0]).toBe('confirm')
    expect(await mark(0, 'untick')).toBe(409)
  })

  test('block the confirmation by buyer and timer while a line is disputed', async () => {
    await mark(1, 'dispute', '数量不对')
    const shown = async () => (await bed.call(billPage, { body: {} }, { token })).content[0]
    expect(await shown()).toMatchObject({ state: 20, disputedLines: 1, actions: ['dispute'] })
    const { due } = await bed.call(creditIndex, {}, { token })
    expect(due).toMatchObject({ disputedLines: 1, actions: ['dispute'] })
    await bed.inside(() => clock.at(new Date(clock.now().getTime() + 30 * day), ageBills))
    expect(await shown()).toMatchObject({ state: 20 })
    await mark(1, 'takeBack')
    expect(await shown()).toMatchObject({ disputedLines: 0, actions: ['confirm', 'dispute'] })
  })

  test('name their orders, to their own company only', async () => {
    const order = await placed('retail')
    const { payOrderId } = await bed.call(mergePay, { body: { orderIdList: [order.id] } }, { token })
    await bed.call(pay, { body: { payOrderId, payCode: 95, payPassword: demoPayPassword } }, { token })
    const { payNo } = await bed.call(payDetail, { path: { id: payOrderId } }, { token })
    const refNos = [payNo, `R1/${payNo}`, order.no, 'P1']
    const shownTo = async (id: string) => {
      const { who } = await buyerById(id)
      return refNos.map(await orderNosOf(refNos, who))
    }
    expect(await bed.inside(() => shownTo(company))).toEqual([[order.no], [order.no], [order.no], []])
    expect(await bed.inside(() => shownTo('10001'))).toEqual([[], [], [], []])
  })

  test('R102: move along their table only, and only in their own company', async () => {
    const [first] = await linesNow()
    for (const { code } of lineMark.entries)
      for (const action of lineActionNames) {
        await bed.inside(async () => {
          await db().delete(creditBillMark)
          await db()
            .insert(creditBillMark)
            .values({ billId, lineId: first?.id ?? '', mark: code })
        })
        const from: readonly number[] = lineMarkMachine[action].from
        expect([code, action, await mark(0, action, 'x')]).toEqual([
          code,
          action,
          from.includes(code) ? 200 : 409,
        ])
      }
    expect(await mark(0, 'tick', '', await bed.login('demo'))).toBe(404)
    expect(await mark(0, 'tick', '', await bed.login('sub1'))).toBe(403)
    const stranger = { lineId: '1', action: 'tick' as const }
    expect(await codeFrom(bed.call(markLine, { path: { id: billId }, body: stranger }, { token }))).toBe(404)
  })
})

describe('partial repayment', () => {
  const repay = (amount?: string) =>
    bed.call(repayBills, { body: { billIdList: [billId], amount } }, { token })
  beforeEach(() => confirm())

  test('charges exactly the given amount up to the open one, and the rest later', async () => {
    for (const amount of ['0', '-1', '400.01'])
      expect([amount, await codeFrom(repay(amount))]).toEqual([amount, 400])
    const { payOrderId } = await repay('150.50')
    expect(await bed.call(payDetail, { path: { id: payOrderId } }, { token })).toMatchObject({
      purpose: 'creditRepay',
      amount: 15_050,
    })
    const all = await repay()
    expect((await bed.call(payDetail, { path: { id: all.payOrderId } }, { token })).amount).toBe(40_000)
    // The demand before is void.
    expect((await bed.call(payDetail, { path: { id: payOrderId } }, { token })).closed).toBe(10)
  })

  test('applies to the oldest statement first', async () => {
    const older = await bed.inside(async () => {
      const row = { customerId: company, month: '2026-01', state: billState.code.confirmed }
      const [made] = await db()
        .insert(creditBill)
        .values({ ...row, amount: 5_000, dueDate: '2026-03-05' })
        .returning()
      return made?.id ?? ''
    })
    const body = { billIdList: [billId, older], amount: '60.00' }
    const { payOrderId } = await bed.call(repayBills, { body }, { token })
    const items = await bed.inside(() =>
      db().select().from(payOrderItem).where(eq(payOrderItem.payOrderId, payOrderId)),
    )
    expect(Object.fromEntries(items.map(({ refId, amount }) => [refId, amount]))).toEqual({
      [older]: 5_000,
      [billId]: 1_000,
    })
  })
})

test('unbilled amounts are split into orders in progress and completed orders', async () => {
  await bed.inside(() => take(company, 'credit', 20, 5_000, 'P3'))
  expect(await bed.call(creditIndex, {}, { token })).toMatchObject({ unbilled: 5_000, occupied: 0 })
  const order = await placed('retail')
  const { payOrderId } = await bed.call(mergePay, { body: { orderIdList: [order.id] } }, { token })
  const body = { payOrderId, payCode: 95, payPassword: demoPayPassword }
  await bed.call(pay, { body }, { token })
  expect(await bed.call(creditIndex, {}, { token })).toMatchObject({ unbilled: 5_000, occupied: 3_000 })
  await moved(order.id, 'shipRest')
  await moved(order.id, 'receive', 'timer')
  expect(await bed.call(creditIndex, {}, { token })).toMatchObject({ unbilled: 8_000, occupied: 0 })
})

test('third-party statements are shown to their company only, with their lines', async () => {
  const bill = { provider: 'X', amount: 500, state: 10 as const, dueDate: '2026-12-05' }
  await bed.inside(async () => {
    await db()
      .insert(thirdBill)
      .values([
        { ...bill, id: '1', billNo: 'T1', customerId: company, month: '2026-10' },
        { ...bill, id: '2', billNo: 'T2', customerId: company, month: '2026-09', state: 20 },
        { ...bill, id: '3', billNo: 'T3', customerId: '10003', month: '2026-10' },
      ])
    await db().insert(thirdBillLine).values({ billId: '1', refNo: 'L1', about: '轴承', amount: 500 })
  })
  const page = async (body: object) =>
    (await bed.call(thirdBillPage, { body }, { token })).content.map(({ billNo }) => billNo)
  expect(await page({})).toEqual(['T1', 'T2'])
  expect(await page({ state: 10 })).toEqual(['T1'])
  const detail = await bed.call(thirdBillDetail, { path: { id: '1' } }, { token })
  expect(detail.lines).toMatchObject([{ refNo: 'L1', amount: 500 }])
  const detailCode = (id: string, by = token) =>
    codeFrom(bed.call(thirdBillDetail, { path: { id } }, { token: by }))
  expect([await detailCode('3'), await detailCode('1', await bed.login('sub1'))]).toEqual([404, 403])
})
