import type { Input } from '../../core/api/endpoint'
import { goTo } from '../../core/address/go-to'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { fileComplaint } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

export type Filing = NonNullable<Input<typeof fileComplaint>['body']>

/**
 * Opens the buyer's steps for complaints.
 * @param changed reloads the visible data
 */
export function openComplaintSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, send, once } = openSteps(scope, complaintMessages, changed)
  return {
    $busy,
    /** @throws CallError with field errors for the form */
    async file(body: Filing, from?: Element) {
      const filed = await send(
        '',
        () => once(body, (options) => call(fileComplaint, { body }, options)),
        'filed',
      )
      if (filed) goTo(scope.href('complaint', { complaintId: filed.id }), { from })
    },
  }
}

export type ComplaintSteps = ReturnType<typeof openComplaintSteps>
