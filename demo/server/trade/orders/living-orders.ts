import { eq } from 'drizzle-orm'
import { payMethod } from '../../../../src/words/pay-method'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import type { AccountCode } from '../payment/account-money'
import { demand, demandsOf } from '../payment/order-demands'
import { payFromAccount } from '../payment/pay-from-account'
import type { Buyer } from '../cart/buyer'
import { advanceParcel } from './advance-parcel'
import { moveOrder } from './move-order'
import { orders } from './orders.table'
import { placeOrders, type NewOrder } from './place-orders'
import { linesOfOrder, shipOrder } from './ship-order'
import { shipment } from './shipments.table'

/** Event of an order, and hours since the previous one. */
export type OrderEvent = readonly [hours: number, event: keyof typeof orderEvents]

const platform = { actor: 'platform' } as const
const buyerOf = ({ who }: Buyer) => ({ actor: 'buyer', actorId: who.customerId }) as const

async function pay(id: string, { who }: Buyer, payCode: AccountCode) {
  const [order] = await db().select().from(orders).where(eq(orders.id, id))
  if (!order) throw notFound()
  const [open] = await demandsOf([id])
  const wanted = open ?? (await demand([order], payCode))
  if (wanted) await payFromAccount(who, wanted.id, payCode)
}

/** Ships half of each line, at least one piece of the first. */
async function shipSome(id: string) {
  const lines = await linesOfOrder(id)
  const pieces = lines.map(({ qty }, at) => (at === 0 ? Math.max(1, Math.floor(qty / 2)) : 0))
  await shipOrder(id, { company: '迅安物流', trackingNo: `XA${id.slice(-12)}`, pieces })
}

async function arrive(id: string) {
  for (const parcel of await db().select().from(shipment).where(eq(shipment.orderId, id)))
    for (let stop = 0; stop < 5; stop++)
      await clock.at(after(clock.now(), stop * 4 * hour), () => advanceParcel(parcel.id))
}

const orderEvents = {
  payByCredit: (id: string, buyer: Buyer) => pay(id, buyer, payMethod.code.credit),
  payByDeposit: (id: string, buyer: Buyer) => pay(id, buyer, payMethod.code.deposit),
  approve: (id: string) => moveOrder(id, 'approve', platform),
  askSigning: (id: string) => moveOrder(id, 'askSigning', platform),
  reject: (id: string) =>
    moveOrder(id, 'reject', { ...platform, reason: '图纸缺少公差标注，请补充后重新下单' }),
  cancel: (id: string, buyer: Buyer) => moveOrder(id, 'cancel', buyerOf(buyer), { cancelReason: 20 }),
  cancelWrong: (id: string, buyer: Buyer) => moveOrder(id, 'cancel', buyerOf(buyer), { cancelReason: 40 }),
  close: (id: string) => moveOrder(id, 'close', { actor: 'timer' }),
  shipSome: (id: string) => shipSome(id),
  ship: (id: string) => shipOrder(id, { company: '安达速运', trackingNo: `AD${id.slice(-12)}` }),
  arrive: (id: string) => arrive(id),
  receive: (id: string, buyer: Buyer) => moveOrder(id, 'receive', buyerOf(buyer)),
} satisfies Record<string, (id: string, buyer: Buyer) => Promise<unknown>>

/**
 * Runs the events of a placed order, each at its time and with the real transitions.
 * @param from time of the order
 */
export async function liveOn(id: string, buyer: Buyer, from: Date, fate: readonly OrderEvent[]) {
  let time = from
  for (const [hours, event] of fate) {
    time = after(time, hours * hour)
    await clock.at(time, () => orderEvents[event](id, buyer))
  }
}

/**
 * Creates an order with its events.
 * @param hoursAgo age of the order in hours
 */
export async function live(order: NewOrder, buyer: Buyer, hoursAgo: number, fate: readonly OrderEvent[]) {
  const time = after(clock.now(), -hoursAgo * hour)
  const [id = ''] = await clock.at(time, () => placeOrders([order], buyer))
  await liveOn(id, buyer, time, fate)
}
