import { dayOf } from '../../core/text/day-of'
import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { complaintState } from './complaint-state'
import { openComplaintSteps } from './complaint-steps.store'
import { complaintType } from './complaint-type'
import { pageComplaints } from './complaints.contract'

/** Opens the list of the company's complaints. The URL stores its filters. */
export function openComplaintList(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: {
      state: complaintState,
      type: complaintType,
      keyword: keywordOf,
      range: listRange,
      from: dayOf,
      to: dayOf,
    },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(pageComplaints, { body: { ...asked, timeRange } }, options),
  })
  return { ...list, steps: openComplaintSteps(scope, () => void list.page.reload()) }
}
