import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import type { Endpoint } from '../../../../src/core/endpoint'
import type { Call } from '../../core/call'
import { siteById } from '../../site/brand-site/brand-sites'
import { codeText } from './code-text'
import { takeTurn } from './code-turns'
import { codeLife, newCode } from './codes'
import { messengerOf, type Message } from './messenger'

const pause = 60

export type Receiver = Pick<Message, 'channel' | 'target'>
export type Surroundings = Pick<Call<Endpoint>, 'address' | 'config' | 'log' | 'language' | 'site'>

/**
 * Sends a new code, which voids the one before.
 * @returns seconds until the next one
 * @throws Refusal 429: too many of late
 */
export async function sendCode({ channel, target }: Receiver, scene: SentScene, call: Surroundings) {
  const { address, config, log, language, site } = call
  const { name: shop } = await siteById(site)
  await takeTurn(target, address)
  const code = await newCode(target, scene)
  const text = codeText({ shop, code, minutes: codeLife, scene }, language)
  const values = { code, minutes: String(codeLife) }
  await messengerOf(config, log)({ channel, target, template: `code-${scene}`, values, text })
  return { countdown: pause }
}
