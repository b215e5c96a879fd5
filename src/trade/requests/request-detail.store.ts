import type { Data, Input } from '../../core/api/endpoint'
import type { Scope } from '../../core/host/scope'
import { openOwnDocument } from '../../core/store/own-documents'
import { requestState } from './request-state'
import { decideRequest, requestDetail, stepRequest } from './requests.contract'
import { requestMessages } from './requests.messages'

export type RequestDetail = Data<typeof requestDetail>
export type Decision = Omit<NonNullable<Input<typeof decideRequest>['body']>, 'revision'>

const { ordered, failed } = requestState.code
const saidOf = ({ state }: { state: number }) =>
  state === ordered ? 'orderedNow' : state === failed ? 'failedNow' : 'decided'

/** Opens one purchase request with the steps of its requester and approvers. The value is null for an unknown id. */
export function openRequestDetail(scope: Scope, id: string) {
  const kind = { detail: requestDetail, step: stepRequest }
  const said = {
    confirm: 'confirmed',
    resubmit: 'resubmitted',
    withdraw: 'withdrawn',
    copy: 'copied',
  } as const
  const { document, steps } = openOwnDocument(scope, id, kind, requestMessages, said)
  const { $busy, plain, step, take, once } = steps
  /** Decides the request in the revision that is shown. */
  const decide = (revision: number, decision: Decision) => {
    const body = { revision, ...decision }
    return take(
      id,
      () => once([id, body], (options) => scope.call(decideRequest, { path: { id }, body }, options)),
      (answer, say) => say(saidOf(answer)),
    )
  }
  return { document, steps: { $busy, plain, step, decide } }
}

export type RequestSteps = ReturnType<typeof openRequestDetail>['steps']
