import { callOut } from '../../core/http/call-out'
import type { Config } from '../../core/config/config'
import { inTime } from '../../core/http/in-time'
import type { Messenger } from './messenger'

const timeLimit = 5000

/**
 * Sends by a provider's gateway. Set up by
 *   MESSAGE_GATEWAY_URL  where messages are posted to, for example https://messages.example.com/send
 *   MESSAGE_GATEWAY_KEY  sent as `Authorization: Bearer …`
 * The body is a Message as JSON: `{ channel, target, template, values: { code, minutes }, subject, text }`; any status of
 * 2xx means that it was taken. A message may come more than once, with the same `Idempotency-Key`. A provider with
 * another form is a change of this file alone.
 */
export const gatewayMessenger =
  ({ url, key }: NonNullable<Config['messageGateway']>): Messenger =>
  async (message, id) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': id,
    }
    const body = JSON.stringify(message)
    const { ok, status } = await inTime(timeLimit, (signal) =>
      callOut(url, { method: 'POST', headers, body, redirect: 'error', signal }),
    )
    if (!ok) throw new Error(`the gateway answered ${status}`)
  }
