import { atom } from 'nanostores'
import type { Data, Input } from '../../core/api/endpoint'
import type { Scope } from '../../core/host/scope'
import { openOwnDocument } from '../../core/store/own-documents'
import { cartOf } from '../cart/cart.store'
import type { NotAdded } from '../orders/bought-again-dialog'
import { requestState } from './request-state'
import { decideRequest, editRequest, reassignRequest, requestDetail, stepRequest } from './requests.contract'
import { requestMessages } from './requests.messages'

export type RequestDetail = Data<typeof requestDetail>
export type Decision = Omit<NonNullable<Input<typeof decideRequest>['body']>, 'revision'>

type Edit = Omit<NonNullable<Input<typeof editRequest>['body']>, 'revision'>
type Reassignment = NonNullable<Input<typeof reassignRequest>['body']>

const { ordered, failed } = requestState.code
const saidOf = ({ state }: { state: number }, otherwise: 'decided' | 'resubmitted') =>
  state === ordered ? 'orderedNow' : state === failed ? 'failedNow' : otherwise

/** Opens one purchase request with the steps of its requester and approvers. The value is null for an unknown id. */
export function openRequestDetail(scope: Scope, id: string) {
  const kind = { detail: requestDetail, step: stepRequest }
  const doneMessages = {
    confirm: 'confirmed',
    resubmit: 'resubmitted',
    withdraw: 'withdrawn',
    prolong: 'prolonged',
    copy: 'copied',
  } as const
  const { document, steps } = openOwnDocument(scope, id, kind, requestMessages, doneMessages)
  const { $busy, plain, take, send, once } = steps
  /** Result of the latest copy with skipped lines. */
  const $again = atom<NotAdded | undefined>(undefined)
  const copy = () =>
    take(
      id,
      async () => {
        const { copied } = await scope.call(stepRequest, { path: { id, action: 'copy' } })
        cartOf(scope).changed()
        const isPartial = copied !== undefined && copied.skipped.length > 0
        if (isPartial) $again.set(copied)
        return isPartial
      },
      (isPartial, say) => (isPartial ? undefined : say('copied')),
    )
  const step = (action: (typeof plain)[number]) => (action === 'copy' ? copy() : steps.step(action))
  /** Decides the request in the revision that is shown. */
  const decide = (revision: number, decision: Decision) => {
    const body = { revision, ...decision }
    return take(
      id,
      () => once([id, body], (options) => scope.call(decideRequest, { path: { id }, body }, options)),
      (answer, say) => say(saidOf(answer, 'decided')),
    )
  }
  /** Changes a returned request in the revision that is shown, and submits it again. @throws CallError for the form */
  const edit = (revision: number, changes: Edit) => {
    const body = { revision, ...changes }
    return send(
      id,
      () => once([id, body], (options) => scope.call(editRequest, { path: { id }, body }, options)),
      (answer, say) => say(saidOf(answer, 'resubmitted')),
    )
  }
  /** Passes an approval to another account. @throws CallError for the form */
  const reassign = (body: Reassignment) =>
    send(
      id,
      () => once([id, body], (options) => scope.call(reassignRequest, { path: { id }, body }, options)),
      ({ approver: { name } }, say) => say('reassigned', { name }),
    )
  const again = { $again, forgetAgain: () => $again.set(undefined) }
  return { document, steps: { $busy, plain, step, decide, edit, reassign, ...again } }
}

export type RequestSteps = ReturnType<typeof openRequestDetail>['steps']
