import { eq } from 'drizzle-orm'
import { isUserName } from '../../../../src/core/form-patterns'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { hashOfNobody, hashPassword, passwordMatches } from '../../core/password'
import { StartError } from '../../core/start-error'
import { checkLimited } from '../sign-in/attempts'
import { accountKey } from '../sign-in/customer.table'
import { operator } from './operator.table'

export type OperatorWords = { account: string; password: string }

const shortest = 12
const longest = 128
const fewestSigns = 6
/** What guessers try first. */
const guessed = /passw|admin|operat|qwert|letmein|welcome|tradefront|demo|12345|abcde/i

/** @throws StartError why an operator may not be called so, or have this password */
export function checkOperator({ account, password }: OperatorWords) {
  if (!isUserName(account))
    throw new StartError('An operator’s name is 1 to 20 letters, digits, Han signs or any of _ - .')
  if (password.length < shortest || password.length > longest)
    throw new StartError(`An operator’s password has ${shortest} to ${longest} characters.`)
  const isWeak = new Set(password).size < fewestSigns || guessed.test(password)
  if (isWeak || accountKey(password).includes(accountKey(account)))
    throw new StartError('That password is soon guessed: choose one without well-known words and your name.')
}

/** @throws StartError the name is taken */
export async function createOperator({ account, password }: OperatorWords, passwordRounds: number) {
  const passwordHash = await hashPassword(password, passwordRounds)
  return tx(async () => {
    const [made] = await db()
      .insert(operator)
      .values({ account, loginKey: accountKey(account), passwordHash })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new StartError(`There is an operator called ${account} already.`)
    await audit({ actorType: 'platform', entity: 'operator', entityId: made.id, action: 'create' })
    return made
  })
}

/** Operators' tries are counted beside buyers': no account of a buyer has a space. */
const tried = (account: string) => `operator ${account}`

/**
 * The operator whose account and password these are; an unknown one costs the same work.
 * @throws Refusal 429 too many tries
 */
export async function operatorWith({ account, password }: OperatorWords, address: string, rounds: number) {
  const [row] = await db()
    .select()
    .from(operator)
    .where(eq(operator.loginKey, accountKey(account)))
  const kept = row?.passwordHash ?? hashOfNobody(rounds)
  const correct = await checkLimited(tried(account), address, () => passwordMatches(password, kept))
  return correct ? row : undefined
}
