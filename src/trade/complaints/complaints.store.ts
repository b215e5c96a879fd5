import { computed } from 'nanostores'
import { byId } from '../../core/api/by-id'
import type { Input } from '../../core/api/endpoint'
import { goTo } from '../../core/address/go-to'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { listRange } from '../../core/store/list-range'
import { openOwnDocument } from '../../core/store/own-documents'
import { pagedList } from '../../core/store/paged-list'
import { resource } from '../../core/store/resource'
import { openSteps } from '../../core/store/steps'
import { dayOf } from '../../core/text/day-of'
import { keywordOf } from '../../core/text/keyword'
import { orderDetail } from '../orders/order-detail.contract'
import { complaintState, complaintType } from './complaint'
import * as contract from './complaints.contract'
import { complaintMessages } from './complaints.messages'

type Filing = NonNullable<Input<typeof contract.fileComplaint>['body']>
type Message = NonNullable<Input<typeof contract.writeToComplaint>['body']>

/** Opens the filing of complaints, which then shows the new one. @param changed reloads the visible data */
function openFiling(scope: Scope, changed: () => void) {
  const { send, once } = openSteps(scope, complaintMessages, changed)
  /** @throws CallError with field errors for the form */
  return async (body: Filing, from?: Element) => {
    const work = () => once(body, (options) => scope.call(contract.fileComplaint, { body }, options))
    const filed = await send('', work, 'filed')
    if (filed) goTo(scope.href('complaint', { complaintId: filed.id }), { from })
  }
}

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
      scope.call(contract.pageComplaints, { body: { ...asked, timeRange } }, options),
  })
  return { ...list, file: openFiling(scope, () => void list.page.reload()) }
}
export type ComplaintList = ReturnType<typeof openComplaintList>

/** Opens one complaint with its messages and steps. The value is null for an unknown id. */
export function openComplaintDetail(scope: Scope, id: string) {
  const kind = { detail: contract.complaintDetail, step: contract.stepComplaint }
  const { document, steps } = openOwnDocument(scope, id, kind, complaintMessages, { withdraw: 'withdrawn' })
  const path = { id }
  const write = (body: Message) =>
    steps.takeOnce(
      id,
      body,
      (options) => scope.call(contract.writeToComplaint, { path, body }, options),
      'sent',
    )
  return { document, steps, write }
}

/** Opens the form for a complaint about an order, or about one of its after-sales cases (`?afterSale=…`). */
export function openComplaintRequest(scope: Scope, urlState: UrlState, orderNo: string) {
  const path = { no: orderNo }
  const order = resource(
    (signal) => byId(orderNo, () => scope.call(orderDetail, { path }, { signal, quiet: true })),
    [scope.$locale],
  )
  const $afterSaleId = computed(urlState.$query, ({ afterSale }) => afterSale || undefined)
  return { order, $afterSaleId, file: openFiling(scope, () => {}) }
}
