import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { openComplaintSteps } from './complaint-steps.store'
import { complaintDetail } from './complaints.contract'

/** One complaint with all that was said; null where there is none. */
export function openComplaintDetail(scope: Scope, id: string) {
  const complaint = resource(
    (signal) => byId(id, () => scope.call(complaintDetail, { path: { id } }, { signal, quiet: true })),
    [scope.$locale],
  )
  return { complaint, steps: openComplaintSteps(scope, () => void complaint.reload()) }
}
