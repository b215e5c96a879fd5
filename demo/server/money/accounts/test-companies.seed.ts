import { depositType } from '../../../../src/money/deposit/deposit-type'
import { pointsSource } from '../../../../src/money/points/points-source'
import { address } from '../../account/addresses/addresses.table'
import { hashPassword } from '../../core/security/password'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { accountKey, customer } from '../../session/sign-in/customer.table'
import { demoPassword, demoPayPassword } from '../../session/sign-in/sign-in.seed'
import { give } from './bookings'
import { setCreditLimit } from './credit-limit'

/** Their passwords are public, and tests log in with them hundreds of times. */
const rounds = 1000
const deposit = 10_000_000
const credit = 5_000_000
const points = 3_000

const idOf = (at: number) => String(11_000 + at)
const nameOf = (at: number) => `采购员${String(at).padStart(4, '0')}`
const phoneOf = (at: number) => String(13_800_100_000 + at)

type Hashes = Pick<typeof customer.$inferInsert, 'passwordHash' | 'payPasswordHash'>

const companyAt = (at: number, hashes: Hashes): typeof customer.$inferInsert => ({
  ...hashes,
  id: idOf(at),
  loginAccount: `company${at}`,
  loginKey: accountKey(`company${at}`),
  legalName: nameOf(at),
  phone: phoneOf(at),
  email: `company${at}@example.com`,
  userType: 20,
  customerType: 'corporate',
  memberLevel: 3,
  certState: 20,
  extendInfo: { company: `第${at}采购有限公司` },
})

const addressAt = (at: number): typeof address.$inferInsert => ({
  customerId: idOf(at),
  consignee: nameOf(at),
  phone: phoneOf(at),
  regionCode: '320506',
  detail: '尹中南路 1 号',
  isDefault: 10,
})

/** Certified companies that tests buy as, one for each test, so that no test meets the cart of another. */
export const seed: Seed = {
  room: 'money/accounts test-companies',
  after: ['account/addresses regions', 'session/sign-in', 'money/accounts'],
  async run({ companies }) {
    if (companies === 0) return
    const hashes = {
      passwordHash: await hashPassword(demoPassword, rounds),
      payPasswordHash: await hashPassword(demoPayPassword, rounds),
    }
    const all = Array.from({ length: companies }, (_, at) => at + 1)
    await db()
      .insert(customer)
      .values(all.map((at) => companyAt(at, hashes)))
    await db().insert(address).values(all.map(addressAt))
    for (const id of all.map(idOf)) {
      await setCreditLimit(id, credit, `CL${id}`)
      await give(id, 'deposit', depositType.code.platformTopUp, deposit, `OP${id}`)
      await give(id, 'points', pointsSource.code.platformAdd, points, `AD${id}`)
    }
  },
}
