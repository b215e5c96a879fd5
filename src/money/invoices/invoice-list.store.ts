import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openInvoiceSteps } from './invoice-steps.store'
import { invoiceState } from './invoice-state'
import { pageInvoices, type InvoicePage } from './invoices.contract'

/** What the list is narrowed by, under these names in its address. */
const invoiceFilters = ['status', 'keyword', 'range'] as const

/** Invoices of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openInvoiceList(scope: Scope, place: Place) {
  const list = pagedList<InvoicePage, (typeof invoiceFilters)[number]>(place, {
    filters: invoiceFilters,
    load({ filters: { status, keyword, range }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const body = {
        ...paging,
        status: invoiceState.find(status || undefined)?.code,
        keyword: keywordOf(keyword),
        timeRange: listRange.find(range || undefined)?.code,
      }
      return scope.call(pageInvoices, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { ...list, steps: openInvoiceSteps(scope, () => void list.page.reload()) }
}
