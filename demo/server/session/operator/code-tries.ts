import { tooOften } from '../../core/security/limit'
import { checkLimited, standing } from '../sign-in/attempts'

/** Most wrong codes per account from any address. Only a user with the password gets this far. */
const mostWrong = 20
/** Seconds, after which wrong ones are forgotten. */
const pause = 60 * 60

/**
 * Looks at a code under the limits of a password, and under one more for the account, since there are only a million codes.
 * @returns whether it was right
 * @throws Refusal 429 too many wrong ones
 */
export async function takeLimited(account: string, address: string, take: () => Promise<boolean>) {
  const { failures } = await standing('operatorCode', account, address)
  if (failures >= mostWrong) throw tooOften(pause)
  return checkLimited('operatorCode', account, address, take)
}
