import { desc, eq } from 'drizzle-orm'
import { trackStep } from '../../../../src/trade/orders/track-step'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { notFound, stateChanged } from '../../core/http/refusal'
import { logisticsTrack, shipment } from './shipments.table'

/** Moves a parcel to its next stop. The last one is the recipient. @throws Refusal 404, 409 already delivered */
export function advanceParcel(shipmentId: string) {
  return tx(async () => {
    const [parcel] = await db().select().from(shipment).where(eq(shipment.id, shipmentId)).for('update')
    if (!parcel) throw notFound()
    const [last] = await db()
      .select({ step: logisticsTrack.step })
      .from(logisticsTrack)
      .where(eq(logisticsTrack.shipmentId, shipmentId))
      .orderBy(desc(logisticsTrack.step))
      .limit(1)
    const next = trackStep.entries.find(({ code }) => code > (last?.step ?? 0))
    if (parcel.deliveredAt || !next) throw stateChanged()
    const at = clock.now()
    await db().insert(logisticsTrack).values({ shipmentId, at, step: next.code })
    if (next.code === trackStep.code.delivered)
      await db().update(shipment).set({ deliveredAt: at }).where(eq(shipment.id, shipmentId))
  })
}
