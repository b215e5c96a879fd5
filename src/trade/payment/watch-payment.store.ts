import { isCallError } from '../../core/api/call-error'
import type { Data } from '../../core/api/endpoint'
import type { Scope } from '../../core/host/scope'
import { payState } from './payment.contract'

export type PayStanding = Data<typeof payState>

const whilePaying = 2_000
const otherwise = 10_000

/**
 * Polls the state of a payment while the page is visible: every 2 seconds while a provider waits for the buyer, otherwise
 * every 10 seconds, because another tab or an operator may end it.
 * @param idOf returns the id of the pay order, empty for none
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
  /** Shares one request between all callers. */
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
    /** @returns a function that stops polling */
    start() {
      stopped = false
      document.addEventListener('visibilitychange', seen)
      // The return from a provider's page can restore this page from the back/forward cache.
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
