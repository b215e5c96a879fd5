import { isMobile } from '../../../../src/core/form/form-patterns'
import { formMessages } from '../../../../src/core/form/form.messages'
import { typedPhone } from '../../../../src/core/text/typed-phone'
import { plainEmail, plainPhone, type CodeScene } from '../../../../src/session/verify-code/code-scene'
import {
  getCheckCode,
  getEmailCode,
  getPhoneCheck,
} from '../../../../src/session/verify-code/verify-code.contract'
import { minute } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { refuseField } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { answerCaptcha } from '../sign-in/captcha'
import { sendCode, type Receiver, type Surroundings } from './send-code'

type Wish = { scene: CodeScene; captchaKey?: string | undefined; captcha?: string | undefined }

/**
 * Sends a code to any target, registered or not, so that the response does not reveal whether an account exists. The owner
 * learns it after entering the code.
 */
async function sendTo(receiver: Receiver, { scene, captchaKey, captcha }: Wish, call: Surroundings) {
  await answerCaptcha(captchaKey, captcha)
  return sendCode(receiver, scene, call)
}

export function routes(app: App) {
  serve(app, getCheckCode, ({ asked: { query }, ...call }) =>
    sendTo({ channel: 'sms', target: plainPhone(query.phone) }, query, call),
  )

  serve(app, getEmailCode, ({ asked: { query }, ...call }) =>
    sendTo({ channel: 'email', target: plainEmail(query.email) }, query, call),
  )

  serve(app, getPhoneCheck, async ({ asked: { path }, address }) => {
    await limit('phoneCheck', { address }, 20, minute)
    if (!isMobile(typedPhone(path.phone))) {
      const message = formMessages.phone
      throw refuseField(400, 'phone', message)
    }
    return { exists: 20 as const }
  })
}
