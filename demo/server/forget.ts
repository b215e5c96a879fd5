import { minute } from './core/time/business-time'
import type { Config } from './core/config/config'
import type { Job } from './core/jobs/jobs'
import { forgetOldWindows } from './core/security/limit'
import { forgetOldKeys } from './core/security/idempotency'
import { forgetOldAttempts } from './session/sign-in/attempts'
import { forgetOldCaptchas } from './session/sign-in/captcha'
import { forgetOldSessions } from './session/sign-in/sessions'
import { forgetOldPassages } from './session/third-party/passages'
import { forgetOldCodes } from './session/verify-code/codes'

/** Removes what has run out: sessions, captchas, codes, failed logins, stored answers. */
export const forgetJob = ({ session }: Config): Job => ({
  name: 'forget what has run out',
  every: 10 * minute,
  async run() {
    await forgetOldSessions(session)
    await forgetOldCaptchas()
    await forgetOldPassages()
    await forgetOldAttempts()
    await forgetOldCodes()
    await forgetOldKeys()
    await forgetOldWindows()
  },
})
