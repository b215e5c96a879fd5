import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, startOfDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { newId } from '../../../demo/server/core/database/ids'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { give, take } from '../../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import { desk as applications } from '../../../demo/server/money/credit/credit-applications.desk'
import { creditApply, creditBill } from '../../../demo/server/money/credit/credit.table'
import { desk as disputes } from '../../../demo/server/money/credit/disputed-bills.desk'
import { ageBills, endOfMonth, issueBills, monthBefore } from '../../../demo/server/money/credit/issue-bills'
import { billRepaid } from '../../../demo/server/money/credit/repay-bills'
import { demoPayPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { billActions, billMachine } from '../../../src/money/credit/bill-machine'
import { billState } from '../../../src/money/credit/bill-state'
import {
  applyCredit,
  applyDetail,
  billDetail,
  billPage,
  confirmBill,
  creditIndex,
  disputeBill,
  repayBills,
} from '../../../src/money/credit/credit.contract'
import { pay, payOffline } from '../../../src/trade/payment/payment.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { outcome } from '../outcome'
import { brokenBills } from './broken-bills'

const company = '10002'
let token = ''

/**
 * A line of 1,000.00, of which 400.00 were bought on two days of the month before this one. It is the 10th of a month: near the
 * end of one, the day on which a statement is due would pass within the days that a test waits.
 */
beforeEach(async () => {
  await bed.reset()
  await bed.inside(async () =>
    bed.wait(startOfDay(`${monthBefore(-1)}-10`).getTime() - clock.now().getTime()),
  )
  token = await bed.login('retail')
  await bed.inside(async () => {
    await setCreditLimit(company, 100_000, 'test')
    const within = new Date(endOfMonth(monthBefore(1)).getTime() - 3 * day)
    await clock.at(within, () => take(company, 'credit', 20, 30_000, 'P1'))
    await clock.at(within, () => take(company, 'credit', 20, 10_000, 'P2'))
  })
})

const issued = async () => {
  await bed.inside(() => issueBills(monthBefore(1)))
  const { content } = await bed.call(billPage, { body: {} }, { token })
  const [bill] = content
  if (!bill) throw new Error('no statement was issued')
  return bill
}
const rowOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(creditBill).where(eq(creditBill.id, id)))
  return row
}
const confirm = (id: string) => bed.call(confirmBill, { path: { id } }, { token })
const repay = async (id: string) =>
  (await bed.call(repayBills, { body: { billIdList: [id] } }, { token })).payOrderId
const sound = async () => {
  expect(await bed.inside(brokenAccounts)).toEqual([])
  expect(await bed.inside(brokenBills)).toEqual([])
}

describe('a statement', () => {
  test('lists each purchase of its month once, and is due on the 5th of the second month after it', async () => {
    await bed.inside(() => issueBills(monthBefore(1)))
    const bill = await issued()
    expect(bill).toMatchObject({ month: monthBefore(1), state: 20, amount: 40_000, repaid: 0, left: 40_000 })
    expect(bill.dueDate).toMatch(/-05$/)
    const { lines } = await bed.call(billDetail, { path: { id: bill.id } }, { token })
    expect(lines.map(({ amount, refNo }) => [amount, refNo])).toEqual([
      [30_000, 'P1'],
      [10_000, 'P2'],
    ])
    const index = await bed.call(creditIndex, {}, { token })
    expect(index).toMatchObject({
      limit: 100_000,
      used: 40_000,
      available: 60_000,
      billed: 40_000,
      unbilled: 0,
    })
    expect(index.due?.id).toBe(bill.id)
    expect(index.months.map(({ left }) => left).slice(-2)).toEqual([40_000, 0])
  })

  test('omits later purchases, which are unbilled', async () => {
    await issued()
    await bed.inside(() => take(company, 'credit', 20, 5_000, 'P3'))
    expect(await bed.call(creditIndex, {}, { token })).toMatchObject({ billed: 40_000, unbilled: 5_000 })
  })

  test('issued early by a fast clock moves purchases of the rest of the month to the next statement', async () => {
    const [early, next] = [monthBefore(0), monthBefore(-1)]
    await bed.inside(() => take(company, 'credit', 20, 1_000, 'P3'))
    bed.wait(32 * day)
    await bed.inside(() => issueBills(early))
    bed.wait(-32 * day)
    await bed.inside(() => take(company, 'credit', 20, 5_000, 'P4'))
    bed.wait(64 * day)
    token = await bed.login('retail')
    await bed.inside(() => issueBills(early))
    await bed.inside(() => issueBills(next))
    const { content } = await bed.call(billPage, { body: {} }, { token })
    const bills = await Promise.all(
      content.map(({ id }) => bed.call(billDetail, { path: { id } }, { token })),
    )
    expect(bills.map(({ month, amount, lines }) => [month, amount, lines.map(({ refNo }) => refNo)])).toEqual(
      [
        [next, 5_000, ['P4']],
        [early, 41_000, ['P1', 'P2', 'P3']],
      ],
    )
    await sound()
  })

  test('of a month with more refunds than purchases reduces earlier statements', async () => {
    const bill = await issued()
    await bed.inside(() => give(company, 'credit', 11, 15_000, 'R1'))
    const month = monthBefore(0)
    bed.wait(32 * day)
    await bed.inside(() => issueBills(month))
    expect(await rowOf(bill.id)).toMatchObject({ repaid: 15_000, state: 40 })
    await sound()
  })

  test('R102: moves along its table only', async () => {
    const { id } = await issued()
    const steps = [
      ['confirm', () => confirm(id)],
      ['dispute', () => bed.call(disputeBill, { path: { id }, body: { reason: '数量不对' } }, { token })],
      ['reissue', () => bed.inside(() => disputes.actions.reissue.act(id, {}))],
    ] as const
    for (const { code } of billState.entries)
      for (const [action, act] of steps) {
        await bed.inside(() => db().update(creditBill).set({ state: code }).where(eq(creditBill.id, id)))
        const from: readonly number[] = billMachine[action].from
        const refused = action === 'reissue' ? await outcome(act()) : await codeFrom(act())
        expect([code, action, refused]).toEqual([code, action, from.includes(code) ? 200 : 409])
        expect((await rowOf(id))?.state).toBe(from.includes(code) ? billMachine[action].to : code)
      }
    expect(billActions(20)).toEqual(['confirm', 'dispute'])
    expect(billActions(60)).toEqual(['repay'])
    expect(billActions(50)).toEqual([])
  })

  test('after a dispute shows its reason to the platform, which issues it again', async () => {
    const { id } = await issued()
    expect(await codeFrom(bed.call(disputeBill, { path: { id }, body: { reason: '' } }, { token }))).toBe(400)
    await bed.call(disputeBill, { path: { id }, body: { reason: '多算了 P2' } }, { token })
    const [row] = await bed.inside(() => disputes.waiting())
    expect(row).toMatchObject({ id, actions: ['reissue'] })
    expect(JSON.stringify(row?.lines)).toContain('多算了 P2')
    await bed.inside(() => disputes.actions.reissue.act(id, { answer: '已核对' }))
    expect((await rowOf(id))?.state).toBe(20)
    expect(await bed.inside(() => disputes.waiting())).toEqual([])
  })

  test('is confirmed automatically after 5 days, is overdue after its due date, and then blocks purchases', async () => {
    const { id } = await issued()
    bed.wait(6 * day)
    await bed.inside(ageBills)
    expect((await rowOf(id))?.state).toBe(30)
    bed.wait(60 * day)
    await bed.inside(ageBills)
    expect((await rowOf(id))?.state).toBe(60)
    expect(await bed.inside(() => outcome(take(company, 'credit', 20, 1, 'P9')))).toBe(422)
    const later = await bed.login('retail')
    expect(await bed.call(creditIndex, {}, { token: later })).toMatchObject({ state: 'overdue' })
  })

  test('R78: answers 404 to another company, 403 to a sub-account and 401 to a visitor', async () => {
    const { id } = await issued()
    const demo = await bed.login('demo')
    const sub = await bed.login('sub1')
    const calls = [
      (who: string) => bed.call(billDetail, { path: { id } }, { token: who }),
      (who: string) => bed.call(confirmBill, { path: { id } }, { token: who }),
      (who: string) => bed.call(disputeBill, { path: { id }, body: { reason: 'x' } }, { token: who }),
      (who: string) => bed.call(repayBills, { body: { billIdList: [id] } }, { token: who }),
    ]
    for (const call of calls) {
      expect(await codeFrom(call(demo))).toBe(404)
      expect(await codeFrom(call(sub))).toBe(403)
      expect(await codeFrom(call(''))).toBe(401)
    }
    expect(await codeFrom(bed.call(creditIndex, {}, { token: sub }))).toBe(403)
    expect((await rowOf(id))?.state).toBe(20)
  })
})

describe('repaying', () => {
  test('from the deposit frees the credit line, and credit cannot repay', async () => {
    const { id } = await issued()
    expect(await codeFrom(repay(id))).toBe(409)
    await confirm(id)
    await bed.inside(() => give(company, 'deposit', 11, 100_000, 'test'))
    const before = await bed.inside(() => accountOf(company, 'deposit'))
    const payOrderId = await repay(id)
    const paying = (payCode: number) =>
      bed.call(pay, { body: { payOrderId, payCode, payPassword: demoPayPassword } }, { token })
    expect(await codeFrom(paying(95))).toBe(422)
    expect(await paying(96)).toMatchObject({ state: 40 })
    expect(await rowOf(id)).toMatchObject({ state: 50, repaid: 40_000 })
    expect(await bed.call(creditIndex, {}, { token })).toMatchObject({
      used: 0,
      available: 100_000,
      billed: 0,
    })
    expect((await bed.inside(() => accountOf(company, 'deposit'))).balance).toBe(before.balance - 40_000)
    expect(await codeFrom(repay(id))).toBe(409)
    await sound()
  })

  test('a second request voids the payment order of the first', async () => {
    const { id } = await issued()
    await confirm(id)
    const first = await repay(id)
    await repay(id)
    const voucher = {
      bank: '建行',
      payer: '许明',
      paidOn: '2026-11-01',
      amount: '400.00',
      files: ['/bbb/file/1/a.pdf'],
    }
    expect(
      await codeFrom(bed.call(payOffline, { body: { payOrderId: first, ...voucher } }, { token })),
    ).not.toBe(200)
  })

  test('in parts settles the statement, and a surplus is added to the deposit', async () => {
    const { id } = await issued()
    await confirm(id)
    await bed.inside(() => billRepaid(id, 10_000, 'N1'))
    expect(await rowOf(id)).toMatchObject({ state: 40, repaid: 10_000 })
    const before = await bed.inside(() => accountOf(company, 'deposit'))
    await bed.inside(() => billRepaid(id, 35_000, 'N2'))
    expect(await rowOf(id)).toMatchObject({ state: 50, repaid: 40_000 })
    expect((await bed.inside(() => accountOf(company, 'deposit'))).balance).toBe(before.balance + 5_000)
    await sound()
  })

  test('a partial repayment leaves an overdue statement overdue, the rest settles it', async () => {
    const { id } = await issued()
    bed.wait(6 * day)
    await bed.inside(ageBills)
    bed.wait(60 * day)
    await bed.inside(ageBills)
    await bed.inside(() => billRepaid(id, 1, 'N1'))
    expect(await rowOf(id)).toMatchObject({ state: 60, repaid: 1 })
    await bed.inside(() => billRepaid(id, 39_999, 'N2'))
    expect(await rowOf(id)).toMatchObject({ state: 50 })
    await sound()
  })
})

describe('applying for credit', () => {
  const file = async (owner: string) => {
    const id = newId()
    await bed.inside(() =>
      db()
        .insert(uploadFile)
        .values({
          id,
          ownerId: owner,
          shownName: 'a.pdf',
          mediaType: 'application/pdf',
          size: 3,
          content: new Uint8Array(3),
        }),
    )
    return `/bbb/file/${id}/a.pdf`
  }
  const wish = { amountWanted: '300000.00', purpose: '季度备货' }

  test('is reviewed, and grants the requested limit', async () => {
    const demo = await bed.login('demo')
    const body = { ...wish, files: [await file('10001')] }
    expect(await bed.call(applyCredit, { body }, { token: demo })).toEqual({ reviewState: 10 })
    expect(await codeFrom(bed.call(applyCredit, { body }, { token: demo }))).toBe(409)
    const [row] = await bed.inside(() => applications.waiting())
    expect(row?.head).toContain('demo')
    const id = row?.id ?? ''
    expect(await bed.inside(() => outcome(applications.actions.approve.act(id, {})))).toBe(409)
    await bed.inside(() => applications.actions.takeUp.act(id, {}))
    await bed.inside(() => applications.actions.approve.act(id, {}))
    expect(await bed.call(creditIndex, {}, { token: demo })).toMatchObject({
      limit: 30_000_000,
      state: 'open',
    })
    const { application } = await bed.call(applyDetail, {}, { token: demo })
    expect(application).toMatchObject({ reviewState: 20, amountWanted: 30_000_000 })
    await sound()
  })

  test('can be repeated after a rejection, which shows the reason', async () => {
    const demo = await bed.login('demo')
    const body = { ...wish, files: [await file('10001')] }
    await bed.call(applyCredit, { body }, { token: demo })
    const [row] = await bed.inside(() => db().select().from(creditApply))
    const id = row?.id ?? ''
    await bed.inside(() => applications.actions.takeUp.act(id, {}))
    await bed.inside(() => applications.actions.reject.act(id, { reason: '缺少财报' }))
    const { application } = await bed.call(applyDetail, {}, { token: demo })
    expect(application).toMatchObject({ reviewState: 30, reason: '缺少财报' })
    expect(await bed.call(applyCredit, { body }, { token: demo })).toEqual({ reviewState: 10 })
  })

  test('only the main account of a certified company can apply, with its own documents', async () => {
    const own = [await file('10001')]
    const foreign = [await file('10002')]
    const as = async (account: string, body: object) =>
      codeFrom(
        bed.call(
          applyCredit,
          { body: { ...wish, files: own, ...body } },
          { token: await bed.login(account) },
        ),
      )
    expect(await as('retail', {})).toBe(403)
    expect(await as('sub1', {})).toBe(403)
    for (const wrong of [
      { files: foreign },
      { files: [] },
      { amountWanted: '-1' },
      { amountWanted: '0.01' },
      { amountWanted: 'a' },
      { purpose: '' },
      { purpose: 'x'.repeat(201) },
    ])
      expect([wrong, await as('demo', wrong)]).toEqual([wrong, 400])
    const rows = await bed.inside(() => db().$count(creditApply, and(eq(creditApply.customerId, '10001'))))
    expect(rows).toBe(0)
  })
})
