import { deliveryComplaintMachine } from '../../../../src/trade/delivery-complaints/delivery-complaint-machine'
import * as contract from '../../../../src/trade/delivery-complaints/delivery-complaints.contract'
import { wireTime } from '../../core/business-time'
import { db } from '../../core/db'
import { documentMover } from '../../core/document-mover'
import { listedDocuments } from '../../core/documents'
import { ownStep } from '../../core/own-step'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { deliveryComplaint } from './delivery-complaints.table'

type Row = typeof deliveryComplaint.$inferSelect
const { steps, actions } = deliveryComplaintMachine

const { seen, held, page } = listedDocuments(deliveryComplaint, (where) =>
  db().select().from(deliveryComplaint).where(where),
)

export const moveDeliveryComplaint = documentMover(deliveryComplaint, held, steps, {
  entity: 'delivery_complaint',
  settle: {
    solve: (_, { reason = '' }) => ({ reply: reason }),
    refuse: (_, { reason = '' }) => ({ reply: reason }),
  },
})

const takeOwn = ownStep({ plain: ['accept', 'withdraw'], seen, move: moveDeliveryComplaint })

const wire = ({ id, no, state, createdAt, waybillNo, title }: Row) => ({
  ...{ id, no, state, waybillNo, title },
  createdAt: wireTime(createdAt),
  actions: actions(state, 'buyer'),
})

export function routes(app: App) {
  const found = [deliveryComplaint.no, deliveryComplaint.waybillNo]
  serve(app, contract.pageDeliveryComplaints, ({ asked: { body }, who }) =>
    page(who, { asked: body, found, wire: (rows) => rows.map(wire) }),
  )

  serve(app, contract.deliveryComplaintDetail, async ({ asked, who }) => {
    const row = await seen(asked.path.id, who)
    return { ...wire(row), content: row.content, reply: row.reply }
  })

  serve(app, contract.stepDeliveryComplaint, ({ asked, who }) => takeOwn(who, asked.path))
}
