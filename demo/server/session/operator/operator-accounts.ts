import { eq } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { hashOfNobody, hashPassword, passwordMatches } from '../../core/security/password'
import { StartError } from '../../core/config/start-error'
import { checkLimited } from '../sign-in/attempts'
import { accountKey } from '../sign-in/customer.table'
import { nameFault, passwordFault } from './operator-password'
import { operator } from './operator.table'

export type OperatorWords = { account: string; password: string }

/** @throws StartError with the reason why the name or the password is not allowed */
export function checkOperator({ account, password }: OperatorWords) {
  const fault = nameFault(account) ?? passwordFault(account, password)
  if (fault) throw new StartError(fault[1])
}

/** Creates an administrator, who can add other operators. @throws StartError if the name is taken */
export async function createOperator({ account, password }: OperatorWords, passwordRounds: number) {
  const passwordHash = await hashPassword(password, passwordRounds)
  return tx(async () => {
    const [made] = await db()
      .insert(operator)
      .values({ account, loginKey: accountKey(account), passwordHash, role: 'administrator' })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new StartError(`There is an operator called ${account} already.`)
    await audit({ actorType: 'platform', entity: 'operator', entityId: made.id, action: 'create' })
    return made
  })
}

export const operatorCalled = async (account: string) => {
  const [row] = await db()
    .select()
    .from(operator)
    .where(eq(operator.loginKey, accountKey(account)))
  return row
}

/**
 * Checks an operator's password. An unknown operator takes equally long.
 * @throws Refusal 429 too many attempts
 */
export function isPasswordOf(
  row: typeof operator.$inferSelect | undefined,
  { account, password }: OperatorWords,
  { address, rounds }: { address: string; rounds: number },
): Promise<boolean> {
  const hash = row?.passwordHash ?? hashOfNobody(rounds)
  return checkLimited('operatorPassword', account, address, () => passwordMatches(password, hash))
}
