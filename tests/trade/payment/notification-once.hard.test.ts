import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { payReceipt } from '../../../demo/server/trade/payment/payment.table'
import { payChannels } from '../../../demo/server/trade/payment/providers/provider'
import { receivePayment } from '../../../demo/server/trade/payment/receive-payment'
import { seed, tally, timer } from '../../hard/hard'
import { balance, bed, faults, ids, orderRow, owed } from './payment-bed'
import { channels } from './provider-bed'
import { signedCall } from './signed-call'

beforeEach(() => bed.reset())

/** All addresses for notifications of providers. */
const paths = channels.flatMap((channel) => [
  `/api/bbb/pay/notify/${channel}`,
  `/api/bbbGroup/pay/notify/${channel}`,
])

/** Shuffles the addresses deterministically. */
function shuffled(round: number) {
  let state = (seed + round * 7_919) % 2_147_483_647
  const random = () => (state = (state * 48_271) % 2_147_483_647)
  return paths
    .map((path) => ({ path, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ path }) => path)
}

const receiptsOf = (payOrderId: string) =>
  bed.inside(() => db().select().from(payReceipt).where(eq(payReceipt.payOrderId, payOrderId)))

describe.each(channels)('R104: one signed notification of %s', (channel) => {
  const own = `/api/bbb/pay/notify/${channel}`

  async function countedOnce(
    { payOrderId, order, amount }: Awaited<ReturnType<typeof signedCall>>,
    before: number,
  ) {
    expect(await receiptsOf(payOrderId)).toMatchObject([{ channel, amount, outcome: 'paid' }])
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    expect(await balance(ids.retail, 'deposit')).toBe(before)
    expect(await faults()).toEqual([])
  }

  test('posted to every path in every order gives one receipt and one credit', async () => {
    let inputs = 0
    const timeIsLeft = timer()
    for (let round = 0; round < 60 && timeIsLeft(); round++) {
      await bed.reset()
      const call = await signedCall(channel)
      const before = await balance(ids.retail, 'deposit')
      for (const path of shuffled(round)) {
        const answer = await call.to(path)
        // Only the address of the notification's own provider accepts it.
        expect(answer.ok && /ok|success/i.test(await answer.text()), path).toBe(path.endsWith(`/${channel}`))
        inputs++
      }
      await countedOnce(call, before)
    }
    tally({ what: `${channel}: a signed word at every address`, inputs, lost: 0 })
  })

  test('posted 50 times to every path concurrently gives one receipt and one credit', async () => {
    const call = await signedCall(channel)
    const before = await balance(ids.retail, 'deposit')
    const many = 50
    await Promise.all(Array.from({ length: many }, () => paths.map(call.to)).flat())
    expect((await call.to(own)).ok).toBe(true)
    await countedOnce(call, before)
    tally({ what: `${channel}: the same at once`, inputs: many * paths.length, lost: 0 })
  })
})

test('R104: a UnionPay number is credited once across its products', async () => {
  const { payNo, order, amount: owes } = await owed(await bed.login('retail'))
  const before = await balance(ids.retail, 'deposit')
  const notified = ['unionpay', 'banking', 'scan', 'unionpay'] as const
  const outcomes = await Promise.all(
    notified.map((channel) =>
      bed.inside(() =>
        receivePayment({ channel, payCode: payChannels[channel], payNo, channelNo: 'u1', amount: owes }),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['again', 'again', 'again', 'paid'])
  expect(await balance(ids.retail, 'deposit')).toBe(before)
  expect((await orderRow(order.id)).paidAmount).toBe(owes)
})
