import { asc, eq } from 'drizzle-orm'
import {
  deliveryComplaintMachine,
  deliveryComplaintState,
} from '../../../../src/trade/delivery-complaints/delivery-complaint-machine'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { deskSteps } from '../../core/desk-steps'
import { moveDeliveryComplaint } from './delivery-complaints.routes'
import { deliveryComplaint } from './delivery-complaints.table'

/** Deliveries that went wrong. */
export const desk = {
  title: ['配送投诉', 'Delivery complaints'],
  async waiting() {
    const rows = await db()
      .select()
      .from(deliveryComplaint)
      .where(eq(deliveryComplaint.state, deliveryComplaintState.code.filed))
      .orderBy(asc(deliveryComplaint.updatedAt))
    return rows.map(({ id, no, state, title, waybillNo, content, updatedAt }) => ({
      id,
      head: `${no} ${title}`,
      lines: [waybillNo, content],
      since: updatedAt,
      actions: deliveryComplaintMachine.actions(state, 'platform'),
    }))
  },
  actions: deskSteps(moveDeliveryComplaint, {
    solve: { label: ['提交方案', 'Solve'], why: ['处理说明', 'What was done'] },
    refuse: { label: ['驳回', 'Refuse'], why: ['原因', 'Reason'] },
  }),
} satisfies Desk
