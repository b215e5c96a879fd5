import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { forgetLoggedLines } from '../../../demo/server/core/observability/log-sparingly'
import { payReceipt } from '../../../demo/server/trade/payment/payment.table'
import { property, seed, tally, timer } from '../../hard/hard'
import { meanings, notificationSent, wrongly, type ProviderNotification } from './altered-notification'
import { balance, bed, faults, ids, stateFor } from './payment-bed'
import { openStory, steps } from './payment-story'
import { channels, paidAt, waiting } from './provider-bed'

beforeEach(() => bed.reset())

const say = ({ url, headers, body }: ProviderNotification) =>
  bed.app.request(url, { method: 'POST', headers, body })
const receipts = () => bed.inside(() => db().select().from(payReceipt))

async function paidThere(channel: (typeof channels)[number]) {
  const made = await waiting(channel)
  const row = await paidAt(channel, made.payNo)
  return { ...made, row, word: await bed.inside(() => notificationSent(row)) }
}

/** Returns whether the response confirms the notification. */
const isTaken = async (answer: Response) => answer.ok && /^(ok|success)$|"SUCCESS"/.test(await answer.text())

describe.each(channels)('R104: signed notifications of %s with wrong content', (channel) => {
  test('change nothing, and the correct one then counts once', async () => {
    const { row, word, token, payOrderId } = await paidThere(channel)
    const before = await balance(ids.retail, 'deposit')
    for (const how of meanings) {
      forgetLoggedLines()
      const taken = await isTaken(await say(await wrongly(row, word, how)))
      // A notification of a failed payment is valid.
      expect(taken, how).toBe(how === 'of a payment that failed')
    }
    expect(await receipts()).toEqual([])
    expect((await stateFor(token, payOrderId)).state).toBe(10)
    expect(bed.errors).toHaveLength(meanings.length - 1)
    await say(word)
    expect(await receipts()).toMatchObject([
      { channelNo: row.channelNo, amount: row.amount, outcome: 'paid' },
    ])
    expect(await balance(ids.retail, 'deposit')).toBe(before)
    expect(await faults()).toEqual([])
    tally({ what: `${channel}: signed words about something else`, inputs: meanings.length, lost: 0 })
  })

  test('a cut or altered notification pays at most what the provider sent', async () => {
    const { row, word } = await paidThere(channel)
    const before = await balance(ids.retail, 'deposit')
    const size = word.body.length
    let inputs = 0
    const timeIsLeft = timer()
    for (let at = 0; at < size && timeIsLeft(); at++) {
      const bit = 1 << ((seed + at) % 7)
      const changed = String.fromCharCode(word.body.charCodeAt(at) ^ bit)
      await say({ ...word, body: word.body.slice(0, at) + changed + word.body.slice(at + 1) })
      await say({ ...word, body: word.body.slice(0, at) })
      inputs += 2
    }
    await say(word)
    // Another encoding of the same text may have a valid signature. It has the same meaning and counts once.
    expect(await receipts()).toMatchObject([
      { channelNo: row.channelNo, amount: row.amount, outcome: 'paid' },
    ])
    expect(await balance(ids.retail, 'deposit')).toBe(before)
    expect(await faults()).toEqual([])
    tally({ what: `${channel}: words cut or changed by a bit`, inputs, lost: 0 })
  })
})

test('R104 R105: late, repeated, reordered or lost notifications count each payment once and keep sums correct', async () => {
  let inputs = 0
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: 4, maxLength: 16 }),
      fc.boolean(),
      async (list, notifies) => {
        if (!timeIsLeft()) return
        const story = await openStory()
        for (const step of list) {
          await story.play(step)
          inputs++
          expect(await story.broken()).toEqual([])
        }
        await story.finish(notifies)
        expect([...(await story.broken()), ...(await story.unsettled())]).toEqual([])
      },
    ),
    property(1_500),
  )
  tally({ what: 'steps of payments and refunds at providers', inputs, lost: 0 })
})
