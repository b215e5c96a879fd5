import { atom } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import type { Scope } from '../../core/host/scope'
import { yes } from '../../core/api/shapes'
import { needCaptcha } from '../sign-in/sign-in.contract'
import { openCountdown } from './countdown'
import type { CodeScene } from './code-scene'
import { getCheckCode, getEmailCode, getPhoneCheck } from './verify-code.contract'

export type CodeWish = { scene: CodeScene; captchaKey: string; captcha: string }
export type CodeTarget = { phone: string } | { email: string }

/** Sends codes of a form and counts down until the next one. */
export function openSendCode(scope: Scope) {
  const { $left, start, close } = openCountdown()
  const $sending = atom(false)
  /** Destination of the last code. Empty: none yet. */
  const $sentTo = atom('')

  const ask = (target: CodeTarget, wish: CodeWish) => {
    // Errors of the captcha are shown at its field.
    const quiet = { quiet: ({ code }: { code: number }) => code === needCaptcha }
    return 'phone' in target
      ? scope.call(getCheckCode, { query: { ...target, ...wish } }, quiet)
      : scope.call(getEmailCode, { query: { ...target, ...wish } }, quiet)
  }

  /** Returns whether the back end reports that the number already has an account; many do so only with the code. */
  async function isTaken(target: CodeTarget, { scene }: CodeWish): Promise<boolean> {
    if (scene !== 'register' || !('phone' in target)) return false
    try {
      return (await scope.call(getPhoneCheck, { path: target }, { quiet: true })).exists === yes
    } catch (error) {
      if (!isCallError(error)) throw error
      // The back end reports it with the code or later.
      return false
    }
  }

  return {
    /** Seconds until the next code; 0: ready. */
    $left,
    $sending,
    $sentTo,
    /**
     * Sends a code, one at a time and not during the countdown.
     * @returns whether it was sent, `taken` if the number already has an account, or the error of the captcha
     */
    async send(
      target: CodeTarget,
      wish: CodeWish,
    ): Promise<'sent' | 'failed' | 'taken' | { captcha: string }> {
      if ($sending.get() || $left.get() > 0) return 'failed'
      $sending.set(true)
      try {
        if (await isTaken(target, wish)) return 'taken'
        const { countdown } = await ask(target, wish)
        $sentTo.set('phone' in target ? target.phone : target.email)
        start(countdown)
        return 'sent'
      } catch (error) {
        return isCallError(error) && error.code === needCaptcha ? { captcha: error.title } : 'failed'
      } finally {
        $sending.set(false)
      }
    },
    close,
  }
}
