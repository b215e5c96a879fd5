import { expect, test } from 'vitest'
import { payableInPoints } from '../../../src/trade/checkout/payable-in-points'
import { planOf, proposalFor, withPointsUpTo } from '../../../src/trade/payment/funding-plan'
import { payMethod } from '../../../src/words/pay-method'
import { waysOf } from '../../../src/trade/payment/pay-way'

const { points, deposit, credit, wechatScan } = payMethod.code
const types = [
  { payCode: wechatScan, payName: '', enabled: 10 as const },
  { payCode: credit, payName: '', enabled: 10 as const, balance: 9_000 },
  { payCode: deposit, payName: '', enabled: 10 as const, balance: 3_000 },
  { payCode: points, payName: '', enabled: 10 as const, balance: 2_000 },
]

test('the proposal uses points up to their maximum first, then the deposit, then credit', () => {
  const usable = withPointsUpTo(types, 1_500)
  const { parts, left } = planOf(5_000, { accounts: proposalFor(5_000, usable), rest: undefined }, usable)
  expect(parts).toEqual([
    { payCode: points, amount: 1_500 },
    { payCode: deposit, amount: 3_000 },
    { payCode: credit, amount: 500 },
  ])
  expect(left).toBe(0)
  expect(proposalFor(5_000, withPointsUpTo(types, 0)).has(points)).toBe(false)
})

test('points are not offered for an order without points, and keep the reason why they cannot be used', () => {
  expect(withPointsUpTo(types, 0).map(({ payCode }) => payCode)).toEqual([wechatScan, credit, deposit])
  const short = { payCode: points, payName: '', enabled: 20 as const, balance: 100, because: '余额不足' }
  expect(withPointsUpTo([short], 0)).toMatchObject([{ because: '余额不足' }])
})

test('points deducted from the price reduce the payable points', () => {
  const amounts = { goods: 0, freight: 0, discount: 0, coupon: 0, pay: 0 }
  const about = { available: 0, most: 0, used: 0 }
  expect(
    payableInPoints({ points: { ...about, mostWorth: 900 }, amounts: { ...amounts, points: 400 } }),
  ).toBe(500)
  expect(payableInPoints({ points: undefined, amounts: { ...amounts, points: 0 } })).toBe(0)
})

test('points are an account, not a method for the rest', () => {
  const { accounts, online } = waysOf(types)
  expect(accounts.map(({ payCode }) => payCode)).toEqual([credit, deposit, points])
  expect(online.map(({ payCode }) => payCode)).toEqual([wechatScan])
})
