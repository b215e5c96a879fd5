import { eq } from 'drizzle-orm'
import {
  afterSalesMachine,
  fits,
  rightStateOf,
  type AfterSalesAction,
  type AfterSalesActor,
  type ReturnState,
} from '../../../../src/trade/after-sales/after-sales-machine'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { audit } from '../../core/audit'
import { clock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { notPermitted, stateChanged } from '../../core/refusal'
import { tellAfterSales } from './after-sales-notices'
import { afterSale } from './after-sales.table'
import type { AfterSaleRow } from './after-sales-viewer'
import { countPieces } from './counted-pieces'
import { endOrder } from './ended-order'
import { holdAfterSale, type HeldRight } from './hold-after-sale'

type Mover = { actor: AfterSalesActor; actorId?: string; reason?: string }
type Kept = Partial<
  Pick<
    AfterSaleRow,
    | 'reason'
    | 'description'
    | 'files'
    | 'returnMethod'
    | 'returnTo'
    | 'backCompany'
    | 'backTracking'
    | 'backFiles'
    | 'pickupDay'
    | 'resendCompany'
    | 'resendTracking'
    | 'refundAmount'
    | 'rejectReason'
    | 'retries'
  >
>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/** What a right does by itself once a step is made. */
const next = (
  action: AfterSalesAction,
  { rightType }: AfterSaleRow,
): [AfterSalesAction, AfterSalesActor][] => {
  if (action === 'approve') return [[isRefund(rightType) ? 'oweMoney' : 'oweGoods', 'platform']]
  return action === 'refund' || action === 'confirm' ? [['finish', 'system']] : []
}

/**
 * The one way in which an after-sales right changes its state: along a row of the machine's table, once, with a line
 * in the audit log, and with what follows from it for the order, its lines and its money.
 * @param settle looks at what is held, and tells what changes with the state
 * @returns the new state
 * @throws Refusal 403 not this actor's, 404, 409 when it is in no state that the action starts from
 */
export function moveAfterSale(
  id: string,
  action: AfterSalesAction,
  mover: Mover,
  settle: (held: HeldRight) => Kept | Promise<Kept> = () => ({}),
): Promise<ReturnState> {
  const { from, to, by } = afterSalesMachine[action]
  return tx(async () => {
    if (!has<AfterSalesActor>(by, mover.actor)) throw notPermitted()
    const held = await holdAfterSale(id)
    const { row } = held
    if (!has<number>(from, row.returnState) || !fits(action, row)) throw stateChanged()
    const kept = await settle(held)
    await db()
      .update(afterSale)
      .set({
        ...kept,
        returnState: to,
        rightState: rightStateOf(to, row),
        movedAt: clock.now(),
        version: row.version + 1,
      })
      .where(eq(afterSale.id, id))
    await audit({
      actorType: mover.actor === 'system' ? 'timer' : mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'after_sale',
      entityId: id,
      action,
      fromState: row.returnState,
      toState: to,
      reason: mover.reason ?? '',
    })
    await countPieces(row.orderId)
    await tellAfterSales(row, action, mover.reason)
    if (action === 'finish' && isRefund(row.rightType)) await endOrder(held)
    let state: ReturnState = to
    for (const [step, actor] of next(action, row)) state = await moveAfterSale(id, step, { actor })
    return state
  })
}
