import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { buyerOf, type Buyer } from '../cart/buyer'
import { askForOffer } from './add-offer'
import { answerOffer } from './answer-offer'
import { expireOffers } from './expire-offers.job'
import { acceptOwn, askAgainOwn, declineOwn, withdrawOwn, writeOwn } from './own-offers'
import { quoteOffer } from './quote-offer'
import { tellEvents } from './tell-events'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

type Story = {
  /** Age in days. */
  asked: number
  /** Further events, a day apart. */
  events: ('quote' | 'again' | 'accept' | 'decline' | 'withdraw' | 'answer' | 'write')[]
  typed?: boolean
}

const stories: Story[] = [
  { asked: 0.1, events: [] },
  { asked: 0.3, events: [], typed: true },
  { asked: 0.6, events: ['write'] },
  { asked: 0.9, events: [] },
  { asked: 2.5, events: ['quote', 'again'] },
  { asked: 1.2, events: ['quote'] },
  { asked: 1.6, events: ['quote'], typed: true },
  { asked: 2.2, events: ['quote'] },
  { asked: 3.4, events: ['quote', 'again', 'quote'] },
  { asked: 4.5, events: ['answer', 'quote'] },
  { asked: 5.5, events: ['quote', 'write', 'answer'] },
  { asked: 2.8, events: ['quote', 'accept'] },
  { asked: 4.8, events: ['quote', 'again', 'quote', 'accept'] },
  { asked: 18, events: ['quote', 'accept'] },
  { asked: 25, events: ['quote', 'accept'] },
  { asked: 33, events: ['quote', 'again', 'quote', 'accept'] },
  { asked: 61, events: ['answer', 'quote', 'accept'] },
  { asked: 9, events: ['quote', 'decline'] },
  { asked: 40, events: ['quote', 'decline'] },
  { asked: 72, events: ['quote', 'again', 'quote', 'decline'] },
  { asked: 14, events: ['quote'] },
  { asked: 29, events: ['quote'] },
  { asked: 55, events: ['answer', 'quote'] },
  { asked: 84, events: ['quote'] },
  { asked: 7, events: ['withdraw'] },
  { asked: 22, events: ['withdraw'] },
  { asked: 48, events: ['write', 'withdraw'] },
]

const remarks = [
  '年度备件框架采购，请按批量报价',
  '产线检修，需随货提供出厂检验报告',
  '项目用货，可分两批交付',
  '请注明交期，含税含运费',
  '',
]
const again = ['批量还会增加，能否再优惠一些？', '同行报价更低，请再核一下单价', '付款可改为预付，请重新报价']
const questions = ['请问最快什么时候能到货？', '是否可以提供样品？', '包装能否按托盘交付？']
const answers = ['已向厂家确认，现货可当天发出', '样品可以提供，随首批一起发出', '可按托盘包装，单价不变']
const reasons = ['价格高于预算', '项目延期，暂不采购', '已向其他供应商采购']
const typedNames = ['非标链轮 45T 内孔 38', '进口联轴器弹性体 98A', '客户图纸件：导向轴 L=860']

const available = sql<number>`${sku.stock} - ${sku.reserved}`.mapWith(Number)
/** Goods with enough stock. */
const seedGoods = () =>
  db()
    .select({ id: sku.id, minOrderQty: sku.minOrderQty, step: sku.step, price: sku.goodsPrice, available })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .where(and(eq(sku.position, 0), gte(available, sql`20 * ${sku.minOrderQty}`)))
    .orderBy(desc(goods.weight), goods.id)
    .limit(80)
type Ware = Awaited<ReturnType<typeof seedGoods>>[number]

const ask = (buyer: Buyer, wares: readonly Ware[], { typed }: Story, random: Random) => {
  const lines = random.shuffle([...wares]).slice(0, random.int(1, 5))
  const own = { name: random.pick(typedNames), unit: '件', quantity: random.int(2, 40) }
  return askForOffer(buyer, {
    cartIdList: [],
    targets: [],
    lines: [
      ...lines.map(({ id, minOrderQty, step, price, available: most }, at) => ({
        skuId: id,
        name: '',
        unit: '',
        quantity: Math.min(
          99_999,
          Math.floor(most / 4),
          (minOrderQty + step * random.int(2, 9)) * random.int(5, 20),
        ),
        targetPrice: at % 2 ? undefined : Math.ceil(price * 0.78),
      })),
      ...(typed ? [{ ...own, targetPrice: random.int(20, 300) * 100 }] : []),
    ],
    contactName: '周岚',
    contactPhone: '13800001001',
    expectDate: wireDay(after(clock.now(), random.int(7, 30) * day)),
    remark: random.pick(remarks),
    files: [],
  })
}

/** Creates a quotation from its story, by the real actions of buyers and platform. */
async function tell(buyer: Buyer, wares: readonly Ware[], story: Story, random: Random) {
  const { who } = buyer
  const { offerId } = await clock.ago(story.asked * day, () => ask(buyer, wares, story, random))
  let quoteNo = 0
  const ways = {
    quote: () => quoteOffer(offerId, { validTo: wireDay(after(clock.now(), (5 + (quoteNo += 1)) * day)) }),
    again: () => askAgainOwn(who, offerId, { text: random.pick(again), files: [] }),
    accept: () => acceptOwn(who, offerId, { quoteNo }),
    decline: () => declineOwn(who, offerId, { reason: random.pick(reasons) }),
    withdraw: () => withdrawOwn(who, offerId),
    write: () => writeOwn(who, offerId, { text: random.pick(questions), files: [] }),
    answer: () => answerOffer(offerId, random.pick(answers)),
  }
  await tellEvents(story.asked, story.events, ways)
}

export const seed: Seed = {
  room: 'trade/offers',
  after: ['session/sign-in', 'catalogue/goods', 'site/brand-site'],
  async run({ random }) {
    const who = await seededMember()
    const buyer = await buyerOf(who)
    const wares = await seedGoods()
    for (const story of stories) await tell(buyer, wares, story, random)
    await expireOffers()
  },
}
