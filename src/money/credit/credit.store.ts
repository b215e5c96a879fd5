import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { billState } from './bill-state'
import {
  billPage,
  confirmBill,
  creditIndex,
  disputeBill,
  exportBillLines,
  exportBills,
  repayBills,
} from './credit.contract'
import { creditMessages } from './credit.messages'

/** Opens the credit line of the user's company with its statements and actions. */
export function openCredit(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(creditIndex, {}, { signal, quiet: true }), keys)
  const bills = pagedList(scope, urlState, {
    filters: { state: billState, range: listRange },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(billPage, { body: { ...asked, timeRange } }, options),
  })
  function again() {
    void index.reload()
    void bills.page.reload()
  }
  const { $busy, run, take } = openSteps(scope, creditMessages, again)

  return {
    index,
    bills,
    again,
    $busy,
    confirm: (id: string) => take(id, () => scope.call(confirmBill, { path: { id } }), 'confirmed'),
    dispute: (id: string, reason: string) =>
      take(id, () => scope.call(disputeBill, { path: { id }, body: { reason } }), 'disputed'),
    /**
     * Creates a pay order for a statement.
     * @param left amount left to repay in minor units
     * @param amount partial amount as a decimal. Default: everything left
     * @returns id of the pay order
     */
    async repay(id: string, left: number, amount?: string): Promise<string | undefined> {
      const body = { billIdList: [id], amount }
      // The key contains the amount left, because a part may have been repaid since the last attempt.
      const idempotencyKey = `repay-${id}-${left}-${amount ?? ''}`
      return (await run(id, () => scope.call(repayBills, { body }, { idempotencyKey })))?.payOrderId
    },
    exportLines: (billId: string, options: CallOptions) =>
      scope.call(exportBillLines, { body: { billId } }, options),
    exportAll(options: CallOptions) {
      const { state, range: timeRange } = bills.narrowed()
      return scope.call(exportBills, { body: { state, timeRange } }, options)
    },
  }
}
export type Credit = ReturnType<typeof openCredit>
