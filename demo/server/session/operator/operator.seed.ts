import { db } from '../../core/db'
import { hashPassword } from '../../core/password'
import type { Seed } from '../../core/seed'
import { operator } from './operator.table'

/** The demo's operator, printed when it starts. */
export const demoOperator = { account: 'operator', password: 'operate1234' }

export const seed: Seed = {
  room: 'session/operator',
  async run({ passwordRounds }) {
    const { account, password } = demoOperator
    const passwordHash = await hashPassword(password, passwordRounds)
    await db().insert(operator).values({ id: account, account, loginKey: account, passwordHash })
  },
}
