import { atom } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import type { Scope } from '../../core/host/scope'
import { openCountdown } from '../../session/verify-code/countdown'
import type { ProofPurpose, ProofWay } from './proof'
import { proveOneself, sendProofCode } from './security.contract'

/** Opens an identity check: verification codes and the resulting ticket. */
export function openProof(scope: Scope, purpose: ProofPurpose) {
  const { $left, start, close } = openCountdown()
  const $sending = atom(false)
  return {
    /** Seconds until another code can be sent. 0: now. */
    $left,
    $sending,
    close,
    /** @returns whether a code was sent */
    async send(channel: 'sms' | 'email'): Promise<boolean> {
      if ($sending.get() || $left.get() > 0) return false
      $sending.set(true)
      try {
        const { countdown } = await scope.call(sendProofCode, { body: { channel } })
        start(countdown)
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        return false
      } finally {
        $sending.set(false)
      }
    },
    /**
     * @returns the ticket for one change
     * @throws CallError with the fault of the proof
     */
    async prove(way: ProofWay, proof: string): Promise<string> {
      const { ticket } = await scope.call(proveOneself, { body: { purpose, way, proof } })
      return ticket
    },
  }
}
