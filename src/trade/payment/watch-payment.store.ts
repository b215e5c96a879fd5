import { isCallError } from '../../core/call-error'
import type { Data } from '../../core/endpoint'
import type { Scope } from '../../core/scope'
import { payState } from './payment.contract'

export type PayStanding = Data<typeof payState>

const whilePaying = 2_000
const otherwise = 10_000

/**
 * Asks how a payment stands, again and again while the page is seen: every two seconds while a provider waits for
 * the buyer, else now and then, since another tab or an operator may end it.
 * @param idOf of the pay order; empty: there is nothing to ask for
 */
export function watchPayment(scope: Scope, idOf: () => string, onStanding: (standing: PayStanding) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = otherwise
  let stopped = true
  let asking: Promise<PayStanding | undefined> | undefined

  async function askNow(): Promise<PayStanding | undefined> {
    const id = idOf()
    if (!id) return undefined
    try {
      const standing = await scope.call(payState, { path: { id } }, { quiet: true })
      if (!stopped) onStanding(standing)
      return standing
    } catch (error) {
      if (!isCallError(error)) throw error
      return undefined
    }
  }
  /** One question at a time, however many want to know. */
  const ask = () => (asking ??= askNow().finally(() => (asking = undefined)))

  function wait() {
    clearTimeout(timer)
    if (stopped || document.hidden) return
    timer = setTimeout(() => void ask().finally(wait), pause)
  }
  const seen = () => {
    if (!document.hidden) void ask().finally(wait)
    else clearTimeout(timer)
  }

  return {
    ask,
    often() {
      pause = whilePaying
      wait()
    },
    /** @returns a function that stops it */
    start() {
      stopped = false
      document.addEventListener('visibilitychange', seen)
      // Back from a provider's page may bring this one back as it was left.
      addEventListener('pageshow', seen)
      wait()
      return () => {
        stopped = true
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', seen)
        removeEventListener('pageshow', seen)
      }
    },
  }
}
