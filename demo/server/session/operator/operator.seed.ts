import { db } from '../../core/database/db'
import { isOperatorRole, operatorRoles } from '../../core/operator/operator-permission'
import { hashPassword } from '../../core/security/password'
import type { Seed } from '../../core/database/seed'
import { operator } from './operator.table'

/** Operator of the demo, printed at startup. Each other role has an operator with the same password. */
export const demoOperator = { account: 'operator', password: 'operate1234' }

export const seed: Seed = {
  room: 'session/operator',
  async run({ passwordRounds }) {
    const passwordHash = await hashPassword(demoOperator.password, passwordRounds)
    const rows = Object.keys(operatorRoles)
      .filter(isOperatorRole)
      .map((role) => {
        const account = role === 'administrator' ? demoOperator.account : role
        return { id: account, account, loginKey: account, passwordHash, role }
      })
    await db().insert(operator).values(rows)
  },
}
