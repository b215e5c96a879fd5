import { goTo } from '../../core/address/go-to'
import { openChosen } from '../../core/store/chosen'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { chargeState } from './charge-state'
import { pageCharges, payCharges } from './invoice-charges.contract'
import { invoiceMessages } from './invoices.messages'

/** Opens the invoice charges and their joint payment. */
export function openCharges(scope: Scope, urlState: UrlState) {
  /** Charges selected for a joint payment, by id. */
  const { keep, ...choice } = openChosen()
  const list = pagedList(scope, urlState, {
    filters: { state: chargeState },
    async load(body, options) {
      const answer = await scope.call(pageCharges, { body }, options)
      const payable = answer.content.filter(({ actions }) => actions.includes('pay'))
      keep(payable.map(({ id }) => id))
      return answer
    },
  })
  const { $busy, take, once } = openSteps(scope, invoiceMessages, () => void list.page.reload())
  return {
    ...list,
    ...choice,
    $busy,
    /**
     * Opens the payment of some charges.
     * @param from pressed button
     */
    pay: (idList: string[], from: Element) =>
      take('', async () => {
        const { payOrderId } = await once(idList, (options) =>
          scope.call(payCharges, { body: { idList } }, options),
        )
        goTo(scope.href('payment', {}, { payOrderId }), { from })
        return payOrderId
      }),
  }
}
export type ChargesStore = ReturnType<typeof openCharges>
