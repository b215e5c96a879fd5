import { actions, offer } from '../../core/host/actions'
import { isCallError } from '../../core/api/call-error'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { contactMessages } from './contact.messages'
import { serviceOf } from './customer-service.store'
import { serviceAddress, type ServiceChannel } from './service-way'

/** Opens the chat page or instant messaging of the brand site. Shows a warning if the site has neither. */
async function open(scope: Scope, channel: ServiceChannel) {
  try {
    const { siteId, ...service } = await serviceOf(scope).ask()
    const address = serviceAddress(service, siteId, scope.settings.api, channel)
    if (address) window.open(address, '_blank', 'noopener')
    else scope.toasts.brief('warning', speaker(contactMessages, scope.$locale.get())('none'))
  } catch (error) {
    if (!isCallError(error)) throw error
    // The client has shown an error.
  }
}

const ours = (scope: Scope) => void open(scope, 'any')
offer('contactService', ours)

/** Contacts customer service. A handler of the host page replaces the default. */
export function contactService(scope: Scope, channel: ServiceChannel = 'any') {
  if (actions.contactService && actions.contactService !== ours) actions.contactService(scope)
  else void open(scope, channel)
}
