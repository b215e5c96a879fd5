import type { Input } from '../../core/endpoint'
import { goTo } from '../../core/go-to'
import type { Scope } from '../../core/scope'
import { openSteps } from '../../core/steps'
import { fileComplaint } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

export type Filing = NonNullable<Input<typeof fileComplaint>['body']>

/**
 * What a buyer does with complaints.
 * @param changed asks again for what is shown
 */
export function openComplaintSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, send, once } = openSteps(scope, complaintMessages, changed)
  return {
    $busy,
    /** @throws CallError, so that the form can say what is wrong with which field */
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
