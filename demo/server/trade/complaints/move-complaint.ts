import { eq } from 'drizzle-orm'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { complaintMachine } from '../../../../src/trade/complaints/complaint-machine'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { mover } from '../../core/documents/move'
import { holdAfterSale } from '../after-sales/hold-after-sale'
import { moveAfterSale } from '../after-sales/move-after-sale'
import { tellComplaint } from './complaint-reminders'
import { heldComplaint } from './complaint-viewer'
import { complaint } from './complaints.table'

/** Settling the complaint also settles the refused case it is about. */
async function settleCase(afterSaleId: string) {
  const { row } = await holdAfterSale(afterSaleId)
  if (row.returnState === returnState.code.rejected)
    await moveAfterSale(afterSaleId, 'settle', { actor: 'platform' })
}

/** Changes the state of a complaint. The reason is the platform's reply. */
export const moveComplaint = mover(complaint, complaintMachine, {
  entity: 'complaint',
  async hold(id, action) {
    const [known] = await db().select().from(complaint).where(eq(complaint.id, id))
    // The case and its rows are locked before the complaint, in the common lock order.
    if (action === 'settle' && known?.afterSaleId) await holdAfterSale(known.afterSaleId)
    return heldComplaint(id)
  },
  stateOf: ({ state }) => state,
  moved: (state, _, __, { reason = '' }) => ({
    state,
    reply: reason,
    waitsSince: null,
    endedAt: clock.now(),
  }),
  async after(row, action) {
    if (action === 'settle' && row.afterSaleId) await settleCase(row.afterSaleId)
    await tellComplaint(row, action)
  },
})
