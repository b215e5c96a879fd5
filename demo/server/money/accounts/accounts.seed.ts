import { depositType } from '../../../../src/money/deposit/deposit-type'
import { pointsSource } from '../../../../src/money/points/points-source'
import { day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { expirePoints } from '../points/expire-points.job'
import { setCreditLimit } from './credit-limit'
import { give } from './bookings'

type Funds = { deposit?: number; credit?: number; points?: number }

/** Initial balances of the demo's buyers, in minor units and points. The new buyer has none. */
const funds: Partial<Record<(typeof demoAccounts)[number]['loginAccount'], Funds>> = {
  demo: { deposit: 10_000_000, credit: 20_000_000, points: 12_600 },
  retail: { deposit: 50_000, points: 860 },
  overdue: { deposit: 200_000, credit: 5_000_000, points: 1_400 },
  monthly: { deposit: 2_000_000, credit: 5_000_000, points: 3_000 },
  voyage: { deposit: 3_000_000 },
}

const registered = 500 * day
const welcome = 200
const present = 100
/** Old points that were never spent. */
const unspent = 60
const longAgo = 1000 * day

/** @param birthday `yyyy-MM-dd` */
function lastBirthday(birthday: string): Date {
  const year = Number(wireDay(clock.now()).slice(0, 4))
  const [before, next] = [year - 1, year].map((of) => startOfDay(`${of}${birthday.slice(4)}`))
  return next && next <= clock.now() ? next : (before ?? clock.now())
}

/** Expired points, and current ones from registration, birthday and the platform. */
async function givePoints(id: string, points: number, birthday?: string) {
  const { platformAdd, registrationGift, birthdayGift } = pointsSource.code
  await clock.ago(longAgo, () => give(id, 'points', platformAdd, unspent, `AD0${id}`))
  await clock.at(startOfDay(`${wireDay(clock.now()).slice(0, 4)}-01-01`), expirePoints)
  await clock.ago(registered, () => give(id, 'points', registrationGift, welcome, `REG${id}`))
  const rest = points - welcome - (birthday ? present : 0)
  await clock.ago(20 * day, () => give(id, 'points', platformAdd, rest, `AD${id}`))
  if (!birthday) return
  await clock.at(lastBirthday(birthday), () =>
    give(id, 'points', birthdayGift, present, wireDay(clock.now()).slice(0, 4)),
  )
}

/** Credit is older than the shop, because its statements go back further than points. */
const granted = 900 * day

export const seed: Seed = {
  room: 'money/accounts',
  after: ['session/sign-in'],
  async run() {
    for (const of of demoAccounts) {
      const { id, loginAccount } = of
      const { deposit, credit, points } = funds[loginAccount] ?? {}
      if (credit) await clock.ago(granted, () => setCreditLimit(id, credit, `CL${id}`))
      await clock.ago(registered, async () => {
        if (deposit) await give(id, 'deposit', depositType.code.platformTopUp, deposit, `OP${id}`)
      })
      if (points) await givePoints(id, points, 'birthday' in of ? of.birthday : undefined)
    }
  },
}
