import type { CallOptions } from '../../core/api/client'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { creditMessages } from './credit.messages'
import { billDetail, exportBillLines, markLine } from './credit.contract'
import type { lineActionNames } from './line-mark-machine'

/**
 * Opens the lines of one statement with the buyer's marks.
 * @param changed reloads the statement
 */
export function openBillLines(scope: Scope, id: string, changed: () => void) {
  const detail = resource(
    (signal) => scope.call(billDetail, { path: { id } }, { signal, quiet: true }),
    [scope.$locale],
  )
  const { $busy, take } = openSteps(scope, creditMessages, () => {
    void detail.reload()
    changed()
  })
  return {
    detail,
    $busy,
    mark: (lineId: string, action: (typeof lineActionNames)[number], reason = '') =>
      take(lineId, () => scope.call(markLine, { path: { id }, body: { lineId, action, reason } })),
    exportAll: (options: CallOptions) => scope.call(exportBillLines, { body: { billId: id } }, options),
  }
}
export type BillLinesStore = ReturnType<typeof openBillLines>
