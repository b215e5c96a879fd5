import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import type { Scope } from '../../core/scope'
import { needCaptcha } from '../sign-in/sign-in.contract'
import type { CodeScene } from './code-scene'
import { getCheckCode, getEmailCode } from './verify-code.contract'

export type CodeWish = { scene: CodeScene; captchaKey: string; captcha: string }
export type CodeTarget = { phone: string } | { email: string }

/** Codes that one form asks for: sends them, and counts down until another may be asked for. */
export function openSendCode(scope: Scope) {
  /** Seconds until another one; 0: now. */
  const $left = atom(0)
  const $sending = atom(false)
  /** Where the last one went; empty: there was none. */
  const $sentTo = atom('')
  let until = 0
  let ticking: ReturnType<typeof setInterval> | undefined

  // Measured, not counted: a tab that slept catches up, and setting the machine's clock changes nothing.
  function tick() {
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000))
    $left.set(left)
    if (left === 0) clearInterval(ticking)
  }
  function countDown(seconds: number) {
    until = performance.now() + seconds * 1000
    clearInterval(ticking)
    ticking = setInterval(tick, 250)
    tick()
  }
  const ask = (target: CodeTarget, wish: CodeWish) => {
    // What is wrong with the captcha is said at its field.
    const quiet = { quiet: ({ code }: { code: number }) => code === needCaptcha }
    return 'phone' in target
      ? scope.call(getCheckCode, { query: { ...target, ...wish } }, quiet)
      : scope.call(getEmailCode, { query: { ...target, ...wish } }, quiet)
  }

  return {
    $left,
    $sending,
    $sentTo,
    /**
     * Sends a code; once at a time, and not before the last one's pause is over.
     * @returns whether it is on its way, or what is wrong with the captcha
     */
    async send(target: CodeTarget, wish: CodeWish): Promise<'sent' | 'failed' | { captcha: string }> {
      if ($sending.get() || $left.get() > 0) return 'failed'
      $sending.set(true)
      try {
        const { countdown } = await ask(target, wish)
        $sentTo.set('phone' in target ? target.phone : target.email)
        countDown(countdown)
        return 'sent'
      } catch (error) {
        return isCallError(error) && error.code === needCaptcha ? { captcha: error.title } : 'failed'
      } finally {
        $sending.set(false)
      }
    },
    close: () => clearInterval(ticking),
  }
}
