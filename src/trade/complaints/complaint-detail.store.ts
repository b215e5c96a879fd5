import { openOwnDocument } from '../../core/store/own-documents'
import type { Scope } from '../../core/host/scope'
import { complaintDetail, stepComplaint, writeToComplaint } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

type Words = { text: string; files: string[] }

/** Opens one complaint with its messages and steps. The value is null for an unknown id. */
export function openComplaintDetail(scope: Scope, id: string) {
  const kind = { detail: complaintDetail, step: stepComplaint }
  const { document, steps } = openOwnDocument(scope, id, kind, complaintMessages, { withdraw: 'withdrawn' })
  const { $busy, plain, step, take, once } = steps
  const write = (body: Words) =>
    take(
      id,
      () => once([id, body], (options) => scope.call(writeToComplaint, { path: { id }, body }, options)),
      'sent',
    )
  return { document, steps: { $busy, plain, step, write } }
}

export type OpenComplaint = ReturnType<typeof openComplaintDetail>
