import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { orderState } from '../../../../src/words/order-state'
import { grouped } from '../../catalogue/goods/grouped'
import { auditLog } from '../../core/documents/audit.table'
import type { Member } from '../../core/security/auth'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { idsOf } from '../../core/database/ids'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { uploadFile } from '../../site/files/files.table'
import { seedGoods } from '../orders/demo-basket'
import { liveOn } from '../orders/living-orders'
import { orderLine, orders } from '../orders/orders.table'
import { placeOrders } from '../orders/place-orders'
import { wishOf } from '../orders/recent-orders'
import { refundPayment } from '../payment/refund'
import { afterSale, afterSaleLine } from './after-sales.table'
import { applyForCase } from './apply'
import { countPieces } from './counted-pieces'
import { payOut } from './pay-out'
import { approve } from './platform-steps'
import { seedPicture } from './seed-picture'
import { stories } from './seed-stories'
import { seededCase } from './seeded-cases'

const { completed } = returnState.code

async function picturesOf(who: Member): Promise<string[]> {
  const files = [0, 1, 2].map((kind) => {
    const content = seedPicture(kind)
    const row = { ownerId: who.customerId, mediaType: 'image/png', content, size: content.length }
    return { ...row, shownName: `破损照片${kind + 1}.png` }
  })
  const kept = await db().insert(uploadFile).values(files).returning()
  return kept.map(({ id, shownName }) => `/bbb/file/${id}/${encodeURIComponent(shownName)}`)
}

/** Returns received orders with their lines, latest first. */
async function arrived(who: Member) {
  const rows = await db()
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.placedBy, who.customerId),
        eq(orders.state, orderState.code.completed),
        gt(orders.paidAmount, 0),
      ),
    )
    .orderBy(desc(orders.completedAt))
    .limit(stories.length)
  const lines = await db()
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, idsOf(rows)))
    .orderBy(orderLine.id)
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  // One of several lines, so that no order is refunded as a whole.
  return rows.flatMap((order) => {
    const [line, second] = linesOf(order.id)
    return line && second ? [{ order, line }] : []
  })
}

/** Creates a paid order with one line for a cancellation. */
async function cancelled(who: Member, random: Random, hoursAgo: number, done = false) {
  const wares = await seedGoods()
  const { order, buyer } = await wishOf(wares, random, 'demo', false)
  // The smallest orderable quantity, so that other orders leave enough stock.
  const smallest = new Map(wares.map(({ sku }) => [sku.id, sku.minOrderQty]))
  const lines = order.lines
    .slice(0, 1)
    .map((line) => ({ ...line, qty: smallest.get(line.skuId) ?? line.qty }))
  const placedAt = after(clock.now(), -hoursAgo * hour)
  const [orderId = ''] = await clock.at(placedAt, () => placeOrders([{ ...order, lines }], buyer))
  await liveOn(orderId, buyer, placedAt, [[1, 'payByDeposit']])
  await clock.at(after(placedAt, 3 * hour), async () => {
    const { id } = await applyForCase(who, {
      orderId,
      rightType: afterSalesType.code.cancelOrder,
      lines: [],
      reason: afterSalesReason.code.noLongerWanted,
      description: '项目计划调整，暂不需要这批物料',
    })
    if (!done) return
    await approve(id)
    await payOut(id)
  })
}

export const seed: Seed = {
  room: 'trade/after-sales',
  after: ['trade/orders'],
  async run({ random }) {
    const who = await seededMember()
    const telling = { who, random, files: await picturesOf(who) }
    const about = await arrived(who)
    const cases = stories.flatMap((story, at) => {
      const one = about[at]
      if (!one) return []
      // A fault is noticed within a month of the receipt.
      const { completedAt } = one.order
      const wanted = after(clock.now(), -story.ago * day)
      const latest = completedAt ? after(completedAt, 25 * day) : wanted
      return seededCase(String(810_001 + at), story, one, wanted < latest ? wanted : latest, telling)
    })
    await db()
      .insert(afterSale)
      .values(cases.map(({ afterSalesCase }) => afterSalesCase))
    await db()
      .insert(afterSaleLine)
      .values(cases.map(({ piece }) => piece))
    await db()
      .insert(auditLog)
      .values(cases.flatMap(({ log }) => log))
    await countPieces(...cases.map(({ afterSalesCase }) => afterSalesCase.orderId))
    for (const { afterSalesCase } of cases)
      if (afterSalesCase.returnState === completed && afterSalesCase.refundAmount)
        await clock.at(afterSalesCase.movedAt, () =>
          refundPayment(afterSalesCase.orderId, afterSalesCase.refundAmount ?? 0, afterSalesCase.afterSaleNo),
        )
    await cancelled(who, random, 5)
    await cancelled(who, random, 130, true)
  },
}
