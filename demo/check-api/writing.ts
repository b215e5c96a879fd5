import type { Asking } from './ask'
import type { Inquiry } from './inquiry'
import { judgeData } from './walk'

/** What was written, in words; whether it was taken back, and what of it stays: documents are kept for good. */
export type Wrote = { what: string; takenBack: boolean; left: string }

/**
 * Writes as a member.
 * @returns does one write, or asks after one; its answer, when it is as agreed. `once` is the key of an intention
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
