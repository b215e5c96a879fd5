import { eq } from 'drizzle-orm'
import type { Text } from '../../../../src/core/messages'
import {
  complaintMachine,
  type ComplaintAction,
  type ComplaintActor,
  type ComplaintState,
} from '../../../../src/trade/complaints/complaint-machine'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { notify } from '../../account/notices/notify'
import { audit } from '../../core/audit'
import { clock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { holdAfterSale } from '../after-sales/hold-after-sale'
import { moveAfterSale } from '../after-sales/move-after-sale'
import type { ComplaintRow } from './complaint-viewer'
import { complaint } from './complaints.table'

type Mover = { actor: ComplaintActor; actorId?: string; reply?: string }

const has = <T>(list: readonly T[], one: T) => list.includes(one)

const words: Partial<Record<ComplaintAction | 'answer', { title: Text; content: Text }>> = {
  settle: {
    title: ['投诉已处理', 'Complaint settled'],
    content: ['投诉 {no} 已处理完成', 'Complaint {no} was settled.'],
  },
  close: {
    title: ['投诉已关闭', 'Complaint closed'],
    content: ['投诉 {no} 已关闭', 'Complaint {no} was closed.'],
  },
  answer: {
    title: ['投诉有新回复', 'A word on your complaint'],
    content: ['平台回复了投诉 {no}', 'The platform answered on complaint {no}.'],
  },
}

/** Tells who filed a complaint what happened to it; what its buyer did needs no word. */
export async function tellComplaint(
  { id, complaintNo, placedBy }: ComplaintRow,
  event: ComplaintAction | 'answer',
) {
  const said = words[event]
  if (!said) return
  const [zh, en] = said.content
  await notify({
    to: [placedBy],
    title: said.title,
    content: [zh.replace('{no}', complaintNo), en.replace('{no}', complaintNo)],
    link: `/user/order/complaint/${id}`,
  })
}

/** A right that was refused and complained about is settled with the complaint; any other goes its own way. */
async function settleRight(afterSaleId: string) {
  const { row } = await holdAfterSale(afterSaleId)
  if (row.returnState === returnState.code.rejected)
    await moveAfterSale(afterSaleId, 'settle', { actor: 'platform' })
}

/**
 * The one way in which a complaint changes its state: along a row of the machine's table, once, with a line in the
 * audit log.
 * @returns the new state
 * @throws Refusal 403 not this actor's, 404, 409 it is settled already
 */
export function moveComplaint(id: string, action: ComplaintAction, mover: Mover): Promise<ComplaintState> {
  const { from, to, by } = complaintMachine[action]
  return tx(async () => {
    if (!has<ComplaintActor>(by, mover.actor)) throw notPermitted()
    const [known] = await db().select().from(complaint).where(eq(complaint.id, id))
    if (!known) throw notFound()
    // What the right touches is held before the complaint, always in this order.
    if (action === 'settle' && known.afterSaleId) await settleRight(known.afterSaleId)
    const [row] = await db().select().from(complaint).where(eq(complaint.id, id)).for('update')
    if (!row || !has<number>(from, row.state)) throw stateChanged()
    const { reply = '' } = mover
    await db()
      .update(complaint)
      .set({ state: to, reply, waitsSince: null, endedAt: clock.now(), version: row.version + 1 })
      .where(eq(complaint.id, id))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'complaint',
      entityId: id,
      action,
      fromState: row.state,
      toState: to,
      reason: reply,
    })
    await tellComplaint(row, action)
    return to
  })
}
