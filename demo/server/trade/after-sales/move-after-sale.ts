import {
  afterSalesMachine,
  fits,
  rightStateOf,
  type AfterSalesAction,
  type AfterSalesActor,
  type ReturnState,
} from '../../../../src/trade/after-sales/after-sales-machine'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { clock } from '../../core/time/clock'
import { mover } from '../../core/documents/move'
import { tellAfterSales } from './after-sales-reminders'
import { afterSale } from './after-sales.table'
import type { AfterSaleRow } from './after-sales-viewer'
import { countPieces } from './counted-pieces'
import { endOrder } from './ended-order'
import { holdAfterSale } from './hold-after-sale'

/** Returns the automatic step that follows a step. */
const next = (
  action: AfterSalesAction,
  { rightType }: AfterSaleRow,
): [AfterSalesAction, AfterSalesActor] | undefined => {
  if (action === 'approve') return [isRefund(rightType) ? 'oweMoney' : 'oweGoods', 'platform']
  return action === 'refund' || action === 'confirm' ? ['finish', 'system'] : undefined
}

/** Changes the state of a case, with the consequences for the order, its lines and its refund. */
export const moveAfterSale = mover(afterSale, afterSalesMachine, {
  entity: 'after_sale',
  hold: holdAfterSale,
  stateOf: ({ row }) => row.returnState,
  fits: (action, { row }) => fits(action, row),
  moved: (returnState, { row }) => ({
    returnState,
    rightState: rightStateOf(returnState, row),
    movedAt: clock.now(),
  }),
  async after(held, action, mover): Promise<ReturnState | void> {
    const { row } = held
    await countPieces(row.orderId)
    await tellAfterSales(row, action, mover)
    if (action === 'finish' && isRefund(row.rightType)) await endOrder(held)
    const [step, actor] = next(action, row) ?? []
    if (step && actor) return moveAfterSale(row.id, step, { actor })
  },
})
