import { atom, computed } from 'nanostores'
import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import { speaker } from '../../core/language/messages'
import { openOnce } from '../../core/api/once'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import type { applyForm } from './apply-form'
import { applyInvoice, pageInvoicable, tryInvoice } from './invoice-apply.contract'
import { listInvoiceAddresses } from './invoice-addresses.contract'
import { listTitles } from './invoice-titles.contract'
import { invoiceMedium } from './invoice-medium'
import { invoiceMessages } from './invoices.messages'

type Values = ReturnType<(typeof applyForm)['values']>

/** Opens the selection of orders and the request for one invoice over their remaining amounts. */
export function openInvoiceApply(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  /** Ids of the selected orders. */
  const $chosen = atom<readonly string[]>([])
  const $medium = atom<number>(invoiceMedium.code.electronic)
  const once = openOnce()

  const orders = pagedList(scope, urlState, {
    filters: { orderNo: keywordOf, keyword: keywordOf, range: listRange },
    async load({ orderNo, keyword = orderNo, range: timeRange, ...paging }, options) {
      const answer = await scope.call(pageInvoicable, { body: { ...paging, keyword, timeRange } }, options)
      // Preselects the order from which the user opened this page.
      const named = answer.content.find((order) => order.orderNo === orderNo)
      if (named && $chosen.get().length === 0) $chosen.set([named.orderId])
      return answer
    },
  })
  const $asked = computed([$chosen, $medium], (chosen, medium) => ({ chosen, medium }))
  /** Trial invoice from the server. Null without selected orders. */
  const trial = resource(
    async (signal) => {
      const { chosen, medium } = $asked.get()
      if (chosen.length === 0) return null
      return scope.call(tryInvoice, { body: { orderIdList: [...chosen], medium } }, { signal, quiet: true })
    },
    [$asked],
  )

  return {
    orders,
    trial,
    $chosen,
    $medium,
    titles: resource((signal) => scope.call(listTitles, {}, { signal, quiet: true }), keys),
    addresses: resource((signal) => scope.call(listInvoiceAddresses, {}, { signal, quiet: true }), keys),
    choose(ids: readonly string[], chosen: boolean) {
      const others = $chosen.get().filter((id) => !ids.includes(id))
      $chosen.set(chosen ? [...others, ...ids] : others)
    },
    /**
     * Sends the request.
     * @returns whether an amount must be paid first
     * @throws CallError. The form retains all entered values.
     */
    async apply(values: Values): Promise<boolean> {
      const say = speaker(invoiceMessages, scope.$locale.get())
      const { titleId, addressId, ...rest } = values
      const body = {
        ...rest,
        orderIdList: [...$chosen.get()],
        titleId: String(titleId),
        addressId: addressId === undefined ? undefined : String(addressId),
      }
      const { due } = await once(body, (options) => scope.call(applyInvoice, { body }, options))
      scope.toasts.brief('success', say(due > 0 ? 'appliedDue' : 'applied'))
      $chosen.set([])
      return due > 0
    },
  }
}
export type InvoiceApply = ReturnType<typeof openInvoiceApply>
