import * as z from 'zod/mini'
import { WrongArguments } from '../command/typed'
import type { Asking } from './ask'
import type { Inquiry } from './inquiry'
import { judgeData } from './walk'

/** Description of a write, whether it was reverted, and what remains. Documents are never deleted. */
export type Wrote = { what: string; takenBack: boolean; left: string }

/** Creates a function that reports what is wrong with a write: name of its endpoint, path in the data, and both values. */
export const writeFaults =
  ({ sayOf }: Inquiry) =>
  (name: string, path: string, expected: string, found: string) =>
    sayOf(name)({ kind: 'write', path, expected, found })

/**
 * Creates a function that writes as a member.
 * @returns a function that sends one write or a read about it, and returns valid data. `once` is the idempotency key
 */
export function writing(inquiry: Inquiry, token: string) {
  return async (name: string, asking: Asking, once?: string): Promise<unknown> => {
    const judged = await inquiry.judged(name, asking, { token, key: once })
    if (judged === 'faulty') return undefined
    if ('refused' in judged) {
      const found = `${judged.refused}: ${judged.because}`
      inquiry.sayOf(name)({ kind: 'write', expected: 'that it is done', found })
      return undefined
    }
    if (judgeData(inquiry, name, judged.data, token)) inquiry.good.set(name, asking)
    inquiry.notTried.delete(name)
    return judged.data
  }
}

const who = z.object({ loginAccount: z.string() })

/** Checks that the session belongs to the declared test account. @throws WrongArguments */
export async function onlyAs(done: ReturnType<typeof writing>, account: string) {
  const own = who.safeParse(await done('userInfo', {})).data?.loginAccount
  if (own !== account)
    throw new WrongArguments(
      `the session is of ${JSON.stringify(own ?? '')}, not of the test account ${JSON.stringify(account)}: no document was written`,
    )
}
