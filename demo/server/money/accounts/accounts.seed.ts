import { depositType } from '../../../../src/money/deposit/deposit-type'
import { pointsSource } from '../../../../src/money/points/points-source'
import { day } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { Seed } from '../../core/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { setCreditLimit } from './credit-limit'
import { give } from './bookings'

type Funds = { deposit?: number; credit?: number; points?: number }

/** What the demo's buyers begin with: minor units and points. A new one has nothing. */
const funds: Partial<Record<(typeof demoAccounts)[number]['loginAccount'], Funds>> = {
  demo: { deposit: 10_000_000, credit: 20_000_000, points: 12_600 },
  retail: { deposit: 50_000, points: 860 },
  overdue: { deposit: 200_000, credit: 5_000_000, points: 1_400 },
  monthly: { deposit: 2_000_000, credit: 5_000_000, points: 3_000 },
}

const registered = 500 * day
/** Credit is older than the shop: its statements go back further than anybody's points. */
const granted = 900 * day

export const seed: Seed = {
  room: 'money/accounts',
  after: ['session/sign-in'],
  async run() {
    for (const { id, loginAccount } of demoAccounts) {
      const { deposit, credit, points } = funds[loginAccount] ?? {}
      if (credit) await clock.ago(granted, () => setCreditLimit(id, credit, `CL${id}`))
      await clock.ago(registered, async () => {
        if (deposit) await give(id, 'deposit', depositType.code.platformTopUp, deposit, `OP${id}`)
        if (points) await give(id, 'points', pointsSource.code.registrationGift, 200, `REG${id}`)
      })
      await clock.ago(20 * day, async () => {
        if (points) await give(id, 'points', pointsSource.code.platformAdd, points - 200, `AD${id}`)
      })
    }
  },
}
