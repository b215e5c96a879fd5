import type { Config } from './core/config'
import type { Database } from './core/database'
import { withDb } from './core/db'
import { forgetOldKeys } from './core/once'
import type { Log } from './core/surroundings'
import { forgetOldAttempts } from './session/sign-in/attempts'
import { forgetOldCaptchas } from './session/sign-in/captcha'
import { forgetOldSessions } from './session/sign-in/sessions'
import { forgetOldPassages } from './session/third-party/passages'
import { forgetOldCodes } from './session/verify-code/codes'

const every = 10 * 60_000

/** Removes what has run out: sessions, captchas, codes, failed logins, stored answers. @returns a function that stops it */
export function forgetRegularly({ handle }: Database, { session }: Config, log: Log): () => void {
  const forget = () =>
    withDb(handle, async () => {
      await forgetOldSessions(session)
      await forgetOldCaptchas()
      await forgetOldPassages()
      await forgetOldAttempts()
      await forgetOldCodes()
      await forgetOldKeys()
    }).catch((error: unknown) => log.error(`old rows were not removed: ${String(error)}`))
  const timer = setInterval(forget, every)
  timer.unref()
  return () => clearInterval(timer)
}
