import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import type { Endpoint } from '../../../../src/core/api/endpoint'
import { minute } from '../../core/time/business-time'
import type { Call } from '../../core/http/call'
import { refuse } from '../../core/http/refusal'
import { siteById } from '../../site/brand-site/brand-sites'
import { messengerOf, type Message } from '../outgoing/messenger'
import { queueMessage } from '../outgoing/queue-message'
import { sendMessages } from '../outgoing/send-messages'
import { codeSubject, codeText } from './code-text'
import { takeTurn } from './code-turns'
import { codeLife, newCode } from './codes'

const pause = 60

export type Receiver = Pick<Message, 'channel' | 'target'>
export type Surroundings = Pick<Call<Endpoint>, 'address' | 'config' | 'log' | 'language' | 'site'>

/**
 * Sends a new code and invalidates the previous one. The first attempt is made before returning; if it fails, a job retries
 * while the code is valid.
 * @returns seconds until the next code is allowed
 * @throws Refusal 429 too many recent codes · 503 no sender is configured
 */
export async function sendCode({ channel, target }: Receiver, scene: SentScene, call: Surroundings) {
  const { address, config, log, language, site } = call
  const { name: shop } = await siteById(site)
  await takeTurn(target, address)
  if (!messengerOf(channel, config, log))
    throw refuse(503, ['未配置短信与邮件服务', 'No SMS and email service is set up.'])
  const queue = (code: string) => {
    const text = codeText({ shop, code, minutes: codeLife, scene }, language)
    const values = { code, minutes: String(codeLife) }
    const subject = codeSubject(shop, language)
    return queueMessage(
      { channel, target, template: `code-${scene}`, values, subject, text },
      codeLife * minute,
    )
  }
  await sendMessages(config, log, await newCode(target, scene, queue))
  return { countdown: pause }
}
