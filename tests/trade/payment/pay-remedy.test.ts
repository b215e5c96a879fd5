import { beforeEach, expect, test } from 'vitest'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import { db } from '../../../demo/server/core/database/db'
import { creditApply, creditBill } from '../../../demo/server/money/credit/credit.table'
import { payMethod } from '../../../src/words/pay-method'
import { payRemedy } from '../../../src/trade/payment/pay-remedy'
import { listPayType } from '../../../src/trade/payment/payment.contract'
import { bed, fill, ids, owed } from './payment-bed'

const { apply, repay, raise, topUp } = payRemedy.code
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

/** Returns the English text about a payment method for 30.00. */
async function refusalOf(payCode: number, payOrderId?: string) {
  const types = await bed.call(listPayType, { query: { payOrderId } }, { token, language: 'en' })
  const found = types.find((type) => type.payCode === payCode)
  return [found?.reason, found?.remedy]
}
const { credit, deposit } = payMethod.code
const limit = (amount: number) => bed.inside(() => setCreditLimit(ids.retail, amount, 'test'))

test('without a credit line offers to apply, and nothing while an application is under review', async () => {
  expect(await refusalOf(credit)).toEqual(['You have no credit line yet.', apply])
  await bed.inside(() =>
    db().insert(creditApply).values({ customerId: ids.retail, amountWanted: 100, purpose: '', files: [] }),
  )
  expect(await refusalOf(credit)).toEqual(['Your application for a credit line is under review.', undefined])
})

test('with an overdue statement names statement, due date and amount, and offers to repay', async () => {
  await limit(100_000)
  const [bill] = [{ month: '2020-01', amount: 5_000, repaid: 1_000, dueDate: '2020-03-05' }]
  await bed.inside(() =>
    db()
      .insert(creditBill)
      .values({ customerId: ids.retail, state: 60, ...bill }),
  )
  expect(await refusalOf(credit)).toEqual([
    'Statement ZD202001 is overdue (due 2020-03-05): ¥40.00 is outstanding. You can use credit again once it is repaid.',
    repay,
  ])
})

test('with too low a credit limit names limit and missing amount, and offers to raise it', async () => {
  const { payOrderId } = await owed(token, 3)
  await limit(1_000)
  expect(await refusalOf(credit, payOrderId)).toEqual([
    '¥10.00 of the credit line of ¥10.00 is available: ¥35.00 more is needed.',
    raise,
  ])
})

test('with too low a deposit names the missing amount, and offers a top-up', async () => {
  const { payOrderId } = await owed(token, 3)
  await fill(ids.retail, 'deposit', 500)
  const [reason, remedy] = await refusalOf(deposit, payOrderId)
  expect(reason).toMatch(/^The balance of ¥[\d.]+ is not enough: ¥[\d.]+ more is needed\.$/)
  expect(remedy).toBe(topUp)
})

test('sub-accounts see the reason without an action that they are not permitted', async () => {
  token = await bed.login('sub1')
  await bed.inside(() => setCreditLimit(ids.demo, 0, 'test'))
  expect(await refusalOf(credit)).toEqual(['You have no credit line yet.', undefined])
})
