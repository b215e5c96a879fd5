import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { billDetail, exportBillLines, markLine } from './credit.contract'
import type { lineActionNames } from './line-mark-machine'

/** The lines of one statement, and what its buyer finds when looking at them. */
export function openBillLines(scope: Scope, id: string) {
  const detail = resource(
    (signal) => scope.call(billDetail, { path: { id } }, { signal, quiet: true }),
    [scope.$locale],
  )
  /** The line that something is being done with, by id. */
  const $busy = atom('')
  return {
    detail,
    $busy,
    /** @returns whether it was done; a refusal is said by the client */
    async mark(lineId: string, action: (typeof lineActionNames)[number], reason = ''): Promise<boolean> {
      if ($busy.get()) return false
      $busy.set(lineId)
      try {
        await scope.call(markLine, { path: { id }, body: { lineId, action, reason } })
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        return false
      } finally {
        $busy.set('')
        void detail.reload()
      }
    },
    exportAll: () => scope.call(exportBillLines, { body: { billId: id } }),
  }
}
export type BillLinesStore = ReturnType<typeof openBillLines>
