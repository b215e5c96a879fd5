import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import type { Scope } from '../../core/scope'
import { yes } from '../../core/shapes'
import { needCaptcha } from '../sign-in/sign-in.contract'
import { openCountdown } from './countdown'
import type { CodeScene } from './code-scene'
import { getCheckCode, getEmailCode, getPhoneCheck } from './verify-code.contract'

export type CodeWish = { scene: CodeScene; captchaKey: string; captcha: string }
export type CodeTarget = { phone: string } | { email: string }

/** Codes that one form asks for: sends them, and counts down until another may be asked for. */
export function openSendCode(scope: Scope) {
  const { $left, start, close } = openCountdown()
  const $sending = atom(false)
  /** Where the last one went; empty: there was none. */
  const $sentTo = atom('')

  const ask = (target: CodeTarget, wish: CodeWish) => {
    // What is wrong with the captcha is said at its field.
    const quiet = { quiet: ({ code }: { code: number }) => code === needCaptcha }
    return 'phone' in target
      ? scope.call(getCheckCode, { query: { ...target, ...wish } }, quiet)
      : scope.call(getEmailCode, { query: { ...target, ...wish } }, quiet)
  }

  /** Whether the back end says before any code that a new account cannot have this number; many never tell. */
  async function isTaken(target: CodeTarget, { scene }: CodeWish): Promise<boolean> {
    if (scene !== 'register' || !('phone' in target)) return false
    try {
      return (await scope.call(getPhoneCheck, { path: target }, { quiet: true })).exists === yes
    } catch (error) {
      if (!isCallError(error)) throw error
      // It is told with the code, or after it.
      return false
    }
  }

  return {
    /** Seconds until another one; 0: now. */
    $left,
    $sending,
    $sentTo,
    /**
     * Sends a code; once at a time, and not before the last one's pause is over.
     * @returns whether it is on its way, `taken` where the number has its account already, or what is wrong with the captcha
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
