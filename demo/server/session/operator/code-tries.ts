import { tooOften } from '../../core/security/limit'
import { checkLimited, standing } from '../sign-in/attempts'

/** Maximum wrong codes per account, counted for all addresses. Only a user with the password gets this far. */
const mostWrong = 20
/** Waiting time in seconds, after which wrong codes are forgotten. */
const pause = 60 * 60

/**
 * Checks a code under the limits of a password, and an additional limit per account, because only a million codes exist.
 * @returns whether the code is correct
 * @throws Refusal 429 after too many wrong codes
 */
export async function takeLimited(account: string, address: string, take: () => Promise<boolean>) {
  const { failures } = await standing('operatorCode', account, address)
  if (failures >= mostWrong) throw tooOften(pause)
  return checkLimited('operatorCode', account, address, take)
}
