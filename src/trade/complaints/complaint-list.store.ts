import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { complaintState } from './complaint-state'
import { openComplaintSteps } from './complaint-steps.store'
import { complaintType } from './complaint-type'
import { pageComplaints, type ComplaintPage } from './complaints.contract'

/** What the list is narrowed by, under these names in its address. */
export const complaintFilters = ['state', 'type', 'keyword', 'range', 'from', 'to'] as const
export type ComplaintFilters = Record<(typeof complaintFilters)[number], string>

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** Complaints of a company; what the list is narrowed by stands in the address. */
export function openComplaintList(scope: Scope, place: Place) {
  const list = pagedList<ComplaintPage, (typeof complaintFilters)[number]>(place, {
    filters: complaintFilters,
    load({ filters: { state, type, keyword, range, from, to }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const body = {
        ...paging,
        state: complaintState.find(state || undefined)?.code,
        type: complaintType.find(type || undefined)?.code,
        keyword: keywordOf(keyword),
        timeRange: listRange.find(range || undefined)?.code,
        from: dayOf(from),
        to: dayOf(to),
      }
      return scope.call(pageComplaints, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { ...list, steps: openComplaintSteps(scope, () => void list.page.reload()) }
}
