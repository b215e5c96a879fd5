import { callOut } from '../../core/http/call-out'
import type { Config } from '../../core/config/config'
import { inTime } from '../../core/http/in-time'
import type { Messenger } from './messenger'

const timeLimit = 5000

/**
 * Sends messages through a provider's gateway, configured by
 *   MESSAGE_GATEWAY_URL  URL that receives messages, for example https://messages.example.com/send
 *   MESSAGE_GATEWAY_KEY  sent as `Authorization: Bearer …`
 * The body is a Message as JSON: `{ channel, target, template, values: { code, minutes }, subject, text }`. Any 2xx status
 * means that it was accepted. A message may be sent repeatedly with the same `Idempotency-Key`. Supporting another
 * provider's format requires changes in this file only.
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
