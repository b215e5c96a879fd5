import { isMobile } from '../../../../src/core/form-patterns'
import { plainEmail, plainPhone, type CodeScene } from '../../../../src/session/verify-code/code-scene'
import {
  getCheckCode,
  getEmailCode,
  getPhoneCheck,
} from '../../../../src/session/verify-code/verify-code.contract'
import { minute } from '../../core/business-time'
import type { Call } from '../../core/call'
import { limit } from '../../core/limit'
import { refuse } from '../../core/refusal'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { answerCaptcha } from '../sign-in/captcha'
import { codeText } from './code-text'
import { takeTurn } from './code-turns'
import { codeLife, newCode } from './codes'
import { messengerOf, type Message } from './messenger'

const pause = 60

type Wish = { scene: CodeScene; captchaKey?: string | undefined; captcha?: string | undefined }
type Surroundings = Pick<Call<typeof getCheckCode>, 'address' | 'config' | 'log' | 'language' | 'site'>

/**
 * Sends a code wherever it is asked for, registered or not: who has an account here is nobody's business but
 * the holder's, who is told after giving the code.
 */
async function send(
  { channel, target }: Pick<Message, 'channel' | 'target'>,
  { scene, captchaKey, captcha }: Wish,
  { address, config, log, language, site }: Surroundings,
) {
  const { name: shop } = await siteById(site)
  await answerCaptcha(captchaKey, captcha)
  await takeTurn(target, address)
  const code = await newCode(target, scene)
  const text = codeText({ shop, code, minutes: codeLife, scene }, language)
  const values = { code, minutes: String(codeLife) }
  await messengerOf(config, log)({ channel, target, template: `code-${scene}`, values, text })
  return { countdown: pause }
}

export function routes(app: App) {
  serve(app, getCheckCode, ({ asked: { query }, ...call }) =>
    send({ channel: 'sms', target: plainPhone(query.phone) }, query, call),
  )

  serve(app, getEmailCode, ({ asked: { query }, ...call }) =>
    send({ channel: 'email', target: plainEmail(query.email) }, query, call),
  )

  serve(app, getPhoneCheck, ({ asked: { path }, address }) => {
    limit(`phone-check|${address}`, 20, minute)
    if (!isMobile(path.phone)) {
      throw refuse(400, ['手机号格式错误', 'Mobile number format error.'], {
        errors: [{ path: 'phone', message: ['手机号格式错误', 'Mobile number format error.'] }],
      })
    }
    return { exists: 20 as const }
  })
}
