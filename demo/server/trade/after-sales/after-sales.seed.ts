import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { orderState } from '../../../../src/trade/orders/order-state'
import type { Member } from '../../core/auth'
import { after, day, hour } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Random } from '../../core/random'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { memberById } from '../../session/sign-in/sessions'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { uploadFile } from '../../site/files/files.table'
import { buyerOf } from '../cart/buyer'
import { shelf } from '../orders/demo-basket'
import { liveOn } from '../orders/living-orders'
import { orderLine, orders } from '../orders/orders.table'
import { placeOrders } from '../orders/place-orders'
import { wishOf } from '../orders/recent-orders'
import { confirmOwn, reapplyOwn, sendBackOwn, withdrawOwn } from './own-after-sales'
import { applyForRight } from './apply'
import { moveAfterSale } from './move-after-sale'
import { payOut } from './pay-out'
import { approve, passInspection, refuseRight, resendGoods, takeIn } from './platform-steps'
import { seedPicture } from './seed-picture'
import { stories, type RightDeed, type RightStory } from './seed-stories'

const { quality, wrongProduct, noLongerWanted } = afterSalesReason.code
const { cancelOrder, refund } = afterSalesType.code
type OrderRow = typeof orders.$inferSelect

const words = {
  [quality]: [
    '收到后发现包装破损，内部零件有磕碰',
    '装机试运行有异响，轴向间隙超差',
    '表面镀层起泡，批次与合格证不符',
  ],
  [wrongProduct]: ['实物型号与订单不一致', '规格发错，少发配套螺母'],
}
const refusals = [
  '图片不清晰，请补充铭牌照片',
  '经核实商品已安装使用，不符合退换条件',
  '请提供第三方检测报告',
]

async function picturesOf(who: Member): Promise<string[]> {
  const files = [0, 1, 2].map((kind) => {
    const content = seedPicture(kind)
    const row = { ownerId: who.customerId, mediaType: 'image/png', content, size: content.length }
    return { ...row, shownName: `破损照片${kind + 1}.png` }
  })
  const kept = await db().insert(uploadFile).values(files).returning()
  return kept.map(({ id, shownName }) => `/bbb/file/${id}/${encodeURIComponent(shownName)}`)
}

type Telling = { who: Member; random: Random; files: string[] }

/** What the story is about: some pieces of the first line. */
async function askFor(story: RightStory, order: OrderRow, { who, random, files }: Telling) {
  const { type, method = 10 } = story
  if (type === cancelOrder)
    return applyForRight(who, {
      orderId: order.id,
      rightType: type,
      lines: [],
      reason: noLongerWanted,
      description: '项目计划调整，暂不需要这批物料',
    })
  const [line] = await db()
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
    .limit(1)
  const reason = random.pick([quality, wrongProduct])
  return applyForRight(who, {
    orderId: order.id,
    rightType: type,
    lines: [{ orderLineId: line?.id ?? '', quantity: Math.max(1, Math.floor((line?.qty ?? 1) / 4)) }],
    reason,
    description: random.pick(words[reason]),
    files: files.slice(0, random.int(1, 3)),
    returnMethod: type === refund ? undefined : method,
  })
}

/** One right, told as it happened, by the ways that buyers and the platform have. */
async function tell(story: RightStory, order: OrderRow, asked: Date, telling: Telling) {
  const { who, random, files } = telling
  const { id } = await clock.at(asked, () => askFor(story, order, telling))
  const again = { reason: quality, description: '已补充铭牌照片，请重新审核', files, returnMethod: 10 }
  const back = { files: [], company: '安达速运', trackingNo: `AD${id.slice(-10)}` }
  const ways: Record<RightDeed, () => Promise<unknown>> = {
    approve: () => approve(id),
    reject: () => refuseRight(id, 'reject', random.pick(refusals)),
    reapply: () => reapplyOwn(who, id, again),
    sendBack: () => sendBackOwn(who, id, back),
    takeIn: () => takeIn(id),
    pass: () => passInspection(id),
    fail: () => refuseRight(id, 'failInspection', '退回商品有使用痕迹，已原路寄回'),
    refund: () => payOut(id),
    resend: () => resendGoods(id),
    confirm: () => confirmOwn(who, id),
    withdraw: () => withdrawOwn(who, id),
    lapse: () => moveAfterSale(id, 'lapse', { actor: 'timer' }),
  }
  // Evenly between the question and now, at most a day apart.
  const passed = clock.now().getTime() - asked.getTime()
  const pause = Math.min(day, (passed - hour / 2) / Math.max(1, story.deeds.length))
  for (const [at, deed] of story.deeds.entries())
    await clock.at(after(asked, pause * (at + 1)), async () => {
      await ways[deed]()
    })
}

/** An order of one line that was paid and not shipped. */
async function unshipped(who: Member, placedAt: Date, random: Random): Promise<OrderRow> {
  const { order, buyer } = await wishOf(await shelf(), random, 'demo', false)
  const lines = order.lines.slice(0, 1).map((line) => ({ ...line, qty: Math.min(line.qty, 5) }))
  const [id = ''] = await clock.at(placedAt, () => placeOrders([{ ...order, lines }], buyer))
  await liveOn(id, await buyerOf(who), placedAt, [[1, 'payByDeposit']])
  const [row] = await db().select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('the order to be cancelled is missing')
  return row
}

export const seed: Seed = {
  room: 'trade/after-sales',
  after: ['trade/orders'],
  async run({ random }) {
    const who = await memberById(demoAccounts[0].id, siteIds.main)
    if (!who) throw new Error('the demo’s buyer is missing')
    const telling = { who, random, files: await picturesOf(who) }
    const now = clock.now()
    const received = await db()
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
    for (const [at, story] of stories.entries()) {
      const recent = after(now, -story.ago * day)
      const order =
        story.type === cancelOrder ? await unshipped(who, after(recent, -day), random) : received[at]
      if (!order) continue
      // A fault is noticed within a month of the receipt.
      const latest = order.completedAt ? after(order.completedAt, 20 * day) : recent
      await tell(story, order, recent < latest ? recent : latest, telling)
    }
  },
}
