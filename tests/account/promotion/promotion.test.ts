import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giveCommission } from '../../../demo/server/account/promotion/commission'
import { promotionRecord } from '../../../demo/server/account/promotion/promotion.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { openAccount } from '../../../demo/server/session/registration/open-account'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { refundPayment } from '../../../demo/server/trade/payment/refund'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import {
  invitedPage,
  promotionLink,
  promotionPage,
  promotionSummary,
} from '../../../src/account/promotion/promotion.contract'
import { paramCode } from '../../../src/site/params/params.contract'
import { payMethod } from '../../../src/words/pay-method'
import { codeFrom } from '../../trade/checkout/checkout-bed'
import { bed, fill, ids, owed, payWith } from '../../trade/payment/payment-bed'

beforeEach(() => bed.reset())

const tokenOf = (account: string) => bed.login(account)
const summary = async (account = 'demo') => bed.call(promotionSummary, {}, { token: await tokenOf(account) })
const ledger = async (body: object = {}) =>
  bed.call(promotionPage, { body }, { token: await tokenOf('demo') })
const linkOf = async (account: string) =>
  bed.call(promotionLink, { body: {} }, { token: await tokenOf(account) })

const register = (loginAccount: string, inviteCode?: string) =>
  bed.inside(() =>
    openAccount(
      { customerType: 'personal', loginAccount, password: 'abc1234', inviteCode },
      { email: `${loginAccount}@example.com` },
      { spend: async () => {}, rounds: 1 },
    ),
  )

const invited = () =>
  bed.inside(() => db().update(customer).set({ inviterId: ids.demo }).where(eq(customer.id, ids.retail)))

/** An order of the retail buyer, paid from the deposit. @param pieces at 10.00 each, freight beside */
async function bought(pieces: number) {
  const token = await tokenOf('retail')
  const made = await owed(token, pieces)
  await fill(ids.retail, 'deposit', made.amount)
  await payWith(token, made.payOrderId, payMethod.code.deposit, '123456')
  return { ...made.order, paid: made.amount }
}
const completed = async (orderId: string) => {
  await bed.inside(() => moveOrder(orderId, 'shipRest', { actor: 'platform' }))
  await bed.inside(() => moveOrder(orderId, 'receive', { actor: 'timer' }))
}
/** Three hundredths, in whole minor units. */
const three = (amount: number) => Math.trunc(amount * 0.03 + 1e-6)
const rate = (percent: number) =>
  bed.inside(() =>
    db()
      .insert(siteParam)
      .values({ siteId: siteIds.main, code: paramCode.promotion, status: 10, bizParam: { percent } })
      .onConflictDoUpdate({ target: [siteParam.siteId, siteParam.code], set: { bizParam: { percent } } }),
  )

test('a registration with the link’s code belongs to its company; an unknown code does not block a registration', async () => {
  const { code, url } = await linkOf('demo')
  expect(url).toBe(`/register?invite=${code}`)
  expect(await linkOf('demo')).toEqual({ code, url })
  expect((await linkOf('retail')).code).not.toBe(code)
  await register('invited_100%', ` ${code.toLowerCase()} `)
  await register('invited_two', code)
  expect((await register('stranger', 'NOBODY99')).inviterId).toBeNull()
  expect((await register('plain')).inviterId).toBeNull()
  const token = await tokenOf('demo')
  const names = async (body: object) => {
    const { content, totalElements } = await bed.call(invitedPage, { body }, { token })
    return [totalElements, ...content.map(({ name }) => name)]
  }
  expect(await names({})).toEqual([2, 'invited_two', 'invited_100%'])
  expect(await names({ pageSize: 1, pageNumber: 2 })).toEqual([2, 'invited_100%'])
  expect(await names({ keyword: '0%' })).toEqual([1, 'invited_100%'])
  expect((await summary()).invited).toBe(2)
  expect(await bed.inside(() => db().$count(customer, like(customer.loginAccount, 'invited%')))).toBe(2)
})

test('a completed order of an invited buyer gives its commission once', async () => {
  await rate(3)
  await invited()
  const { id, orderNo, paid } = await bought(7)
  expect((await summary()).commission).toBe(0)
  await completed(id)
  await bed.inside(() => giveCommission(id))
  const amount = three(paid)
  const { content, total } = await ledger()
  expect(content).toMatchObject([{ type: 10, amount, percent: 3, orderNo }])
  expect(total).toBe(amount)
  expect(await summary()).toMatchObject({ commission: amount, earned: amount, takenBack: 0, bought: 1 })
})

test('no commission for buyers without an invitation, and none while the rate is zero', async () => {
  await completed((await bought(4)).id)
  await rate(0)
  await invited()
  await completed((await bought(4)).id)
  expect(await bed.inside(() => db().$count(promotionRecord))).toBe(0)
})

test('refunds take it back in proportion, at the rate at which it came, to the last minor unit', async () => {
  await rate(3)
  await invited()
  const { id, paid } = await bought(1)
  await completed(id)
  await rate(50)
  const refunded = (amount: number, no: string) => bed.inside(() => refundPayment(id, amount, no))
  await refunded(333, 'first')
  await refunded(333, 'first')
  const commission = three(paid - 333)
  const earned = three(paid)
  expect(await summary()).toMatchObject({ commission, earned, takenBack: earned - commission })
  await refunded(paid - 333, 'rest')
  expect(await summary()).toMatchObject({ commission: 0, takenBack: earned })
  const taken = await ledger({ type: 20, timeRange: 1 })
  expect([taken.totalElements, taken.total]).toEqual([2, -earned])
})

test('promotion answers a sub-account 403', async () => {
  expect(await codeFrom(summary('sub1'))).toBe(403)
})
