import { callOut } from '../../core/call-out'
import type { Config } from '../../core/config'
import { refuse } from '../../core/refusal'
import type { Messenger } from './messenger'

const timeLimit = 5000

/**
 * Sends by a provider's gateway. Set up by
 *   MESSAGE_GATEWAY_URL  where messages are posted to, for example https://messages.example.com/send
 *   MESSAGE_GATEWAY_KEY  sent as `Authorization: Bearer …`
 * The body is a Message as JSON: `{ channel, target, template, values: { code, minutes }, text }`; any status of
 * 2xx means that it was taken. A provider with another form is a change of this file alone.
 */
export const gatewayMessenger =
  ({ url, key }: NonNullable<Config['messageGateway']>): Messenger =>
  async (message) => {
    const answer = await callOut(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    }).catch(() => undefined)
    if (!answer?.ok)
      throw refuse(503, ['验证码发送失败，请稍后重试', 'The code could not be sent. Please try again later.'])
  }
