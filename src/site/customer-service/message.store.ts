import type { Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { leaveMessage } from './customer-service.contract'
import type { messageForm } from './message-form'

type Message = ReturnType<typeof messageForm.values>

/**
 * Sends a message to customer service.
 * @throws CallError
 */
export async function sendMessage(scope: Scope, body: Message) {
  const query = { brandTerminalId: await siteOf(scope).id() }
  await scope.call(leaveMessage, { query, body })
}
