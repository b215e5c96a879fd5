import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openInvoiceSteps } from './invoice-steps.store'
import { invoiceState } from '../../words/invoice-state'
import { pageInvoices } from './invoices.contract'

/** Opens the list of the company's invoices. The URL stores its filters. */
export function openInvoiceList(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { status: invoiceState, keyword: keywordOf, range: listRange },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(pageInvoices, { body: { ...asked, timeRange } }, options),
  })
  return { ...list, steps: openInvoiceSteps(scope, () => void list.page.reload()) }
}
