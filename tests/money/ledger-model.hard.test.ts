import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../demo/server/core/http/refusal'
import { accountOf } from '../../demo/server/money/accounts/account-rows'
import { give, take } from '../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../demo/server/money/accounts/broken-accounts'
import { setCreditLimit } from '../../demo/server/money/accounts/credit-limit'
import { freeze, takeFrozen, unfreeze } from '../../demo/server/money/accounts/freeze'
import { creditType } from '../../src/money/credit/credit-type'
import { depositType } from '../../src/money/deposit/deposit-type'
import { pointsSource } from '../../src/money/points/points-source'
import { property, tally, timer } from '../hard/hard'
import { bed } from '../trade/checkout/checkout-bed'

type Funds = { deposit: number; frozen: number; points: number; credit: number; granted: number }
/** One movement: what it should leave, nothing where it must be refused; and how the server takes it. */
type Movement = {
  after: (funds: Funds, amount: number) => Funds | undefined
  take: (customerId: string, amount: number, refNo: string) => Promise<unknown>
}

const enough = (funds: Funds) => (Math.min(...Object.values(funds)) < 0 ? undefined : funds)
const moved = (name: keyof Funds, sign: 1 | -1, other?: keyof Funds) => (funds: Funds, amount: number) =>
  enough({
    ...funds,
    [name]: funds[name] + sign * amount,
    ...(other && { [other]: funds[other] - sign * amount }),
  })
const { userTopUp, orderRefund, orderPayment } = depositType.code

const movements: Record<string, Movement> = {
  'a top-up': {
    after: moved('deposit', 1),
    take: (id, amount, refNo) => give(id, 'deposit', userTopUp, amount, refNo),
  },
  'a payment': {
    after: moved('deposit', -1),
    take: (id, amount, refNo) => take(id, 'deposit', orderPayment, amount, refNo),
  },
  'a refund': {
    after: moved('deposit', 1),
    take: (id, amount, refNo) => give(id, 'deposit', orderRefund, amount, refNo),
  },
  'a withdrawal asked for': {
    after: moved('frozen', 1, 'deposit'),
    take: (id, amount) => freeze(id, amount),
  },
  'a withdrawal refused': {
    after: moved('deposit', 1, 'frozen'),
    take: (id, amount) => unfreeze(id, amount),
  },
  'a withdrawal paid': {
    after: moved('frozen', -1),
    take: (id, amount, refNo) => takeFrozen(id, amount, refNo),
  },
  'points earned': {
    after: moved('points', 1),
    take: (id, amount, refNo) => give(id, 'points', pointsSource.code.registrationGift, amount, refNo),
  },
  'points spent': {
    after: moved('points', -1),
    take: (id, amount, refNo) => take(id, 'points', pointsSource.code.couponExchange, amount, refNo),
  },
  'a line granted': {
    after(funds, amount) {
      const credit = funds.credit + amount - funds.granted
      return credit < 0 ? undefined : { ...funds, credit, granted: amount }
    },
    take: (id, amount, refNo) => setCreditLimit(id, amount, refNo),
  },
  'bought on credit': {
    after: (funds, amount) => (funds.granted === 0 ? undefined : moved('credit', -1)(funds, amount)),
    take: (id, amount, refNo) => take(id, 'credit', creditType.code.orderPayment, amount, refNo),
  },
}

const customerId = '10003'
const funds = () =>
  bed.inside(async (): Promise<Funds> => {
    const deposit = await accountOf(customerId, 'deposit')
    const points = await accountOf(customerId, 'points')
    const credit = await accountOf(customerId, 'credit')
    return {
      deposit: deposit.balance,
      frozen: deposit.frozen,
      points: points.balance,
      credit: credit.balance,
      granted: credit.granted,
    }
  })

const step = fc.record({
  what: fc.constantFrom(...Object.keys(movements)),
  amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000_000 })),
  // The same movement told again: nothing more may come of it.
  again: fc.boolean(),
})

test('R105: after any sequence of movements an account holds the credits less the debits', async () => {
  await bed.reset()
  let taken = 0
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      if (!timeIsLeft()) return
      let expected = await funds()
      for (const { what, amount, again } of steps) {
        const { after, take: move } = movements[what] ?? {}
        const refNo = crypto.randomUUID()
        const wanted = after?.(expected, amount)
        const named = /withdrawal (asked|refused)/.test(what)
        for (let times = again && !named ? 2 : 1; times > 0; times--) {
          const done = await bed
            .inside(async () => move?.(customerId, amount, refNo))
            .then(
              () => true,
              (error: unknown) => {
                if (error instanceof Refusal) return false
                throw error
              },
            )
          expect([what, amount, done]).toEqual([what, amount, wanted !== undefined])
          taken += 1
        }
        expected = wanted ?? expected
        expect([what, await funds()]).toEqual([what, expected])
      }
      expect(await bed.inside(brokenAccounts)).toEqual([])
    }),
    property(400),
  )
  tally({ what: 'movements of accounts', inputs: taken, lost: 0 })
})
