import { expect, test } from 'vitest'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { pageAfterSales } from '../../../src/trade/after-sales/after-sales.contract'
import { returnState } from '../../../src/trade/after-sales/return-state'
import { complaintState, complaintType } from '../../../src/trade/complaints/complaint'
import { pageComplaints } from '../../../src/trade/complaints/complaints.contract'
import { openTestbed } from '../../server/testbed'
import { brokenOrders } from '../orders/order-invariants'
import { brokenPayments } from '../payment/payment-invariants'
import { brokenAfterSales } from './after-sales-invariants'

const bed = await openTestbed('demo')

test('the demo buyer has after-sales cases and complaints in every state, and the ledgers are correct', async () => {
  await bed.reset()
  const token = await bed.login('demo')
  const body = { pageSize: 100 }
  const cases = (await bed.call(pageAfterSales, { body }, { token })).content
  expect(cases.length).toBeGreaterThanOrEqual(25)
  const { code } = returnState
  // Excludes states that a case passes through immediately, and the state after a complaint.
  const lasting = Object.values(code).filter(
    (state) =>
      ![code.approved, code.refundCompleted, code.receiptConfirmed, code.complaintCompleted].some(
        (one) => one === state,
      ),
  )
  expect(
    [...new Set(cases.map((afterSalesCase) => afterSalesCase.returnState))].toSorted((a, b) => a - b),
  ).toEqual(lasting)
  expect(new Set(cases.map(({ rightType }) => rightType))).toEqual(new Set([10, 20, 30, 40]))
  const complaints = (await bed.call(pageComplaints, { body }, { token })).content
  expect(complaints.length).toBeGreaterThanOrEqual(25)
  expect(new Set(complaints.map(({ state }) => state)).size).toBe(complaintState.entries.length)
  expect(new Set(complaints.map(({ type }) => type)).size).toBe(complaintType.entries.length)
  expect(
    await bed.inside(async () => [
      ...(await brokenAfterSales()),
      ...(await brokenOrders()),
      ...(await brokenAccounts()),
      ...(await brokenPayments()),
    ]),
  ).toEqual([])
})
