import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { payReceipt } from '../../../demo/server/trade/payment/payment.table'
import { bed, faults, orderRow } from './payment-bed'
import { channels } from './provider-bed'
import { signedCall } from './signed-call'

// notification-once.hard.test.ts posts it to every address, and in parallel.

beforeEach(() => bed.reset())

test.each(channels)('R104: a notification that %s sends twice pays once', async (channel) => {
  const { order, amount, payOrderId, to } = await signedCall(channel)
  const path = `/api/bbb/pay/notify/${channel}`
  const answers = await Promise.all([to(path), to(path)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  const receipts = await bed.inside(() =>
    db().select().from(payReceipt).where(eq(payReceipt.payOrderId, payOrderId)),
  )
  expect(receipts).toMatchObject([{ channel, amount, outcome: 'paid' }])
  expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
  expect(await faults()).toEqual([])
})
