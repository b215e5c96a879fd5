import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { buyerOf, type Buyer } from '../cart/buyer'
import { liveOn } from '../orders/living-orders'
import { beginDraft } from '../checkout/draft-rows'
import { priceDraft } from '../checkout/priced-draft'
import { submitDraft } from '../checkout/submit-draft'
import { askSuppliers } from './add-enquiry'
import { answerEnquiry } from './answer-enquiry'
import { awardOwn } from './award-enquiry'
import { detailOf } from './enquiry-detail'
import { enquiryStories, enquiryTexts, type Story } from './enquiry-stories'
import { expireEnquiries } from './expire-enquiries.job'
import { closeOwn, writeOwn } from './own-enquiries'
import { pastEnquiries } from './past-enquiries'
import { quoteEnquiry } from './quote-enquiry'
import { suppliers } from './suppliers'
import { tellEvents } from '../offers/tell-events'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

const available = sql<number>`${sku.stock} - ${sku.reserved}`.mapWith(Number)
/** Goods with enough stock, rarely bought, because their prices apply to the demo's buyer. */
const seedGoods = () =>
  db()
    .select({ id: sku.id, minOrderQty: sku.minOrderQty, step: sku.step, price: sku.goodsPrice, available })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .where(and(eq(sku.position, 0), lte(sku.goodsPrice, 4_000), gte(available, sql`40 * ${sku.minOrderQty}`)))
    .orderBy(asc(goods.weight), goods.id)
    .limit(60)
type Ware = Awaited<ReturnType<typeof seedGoods>>[number]

function ask(buyer: Buyer, wares: readonly Ware[], { typed, until }: Story, random: Random) {
  const lines = random.shuffle([...wares]).slice(0, random.int(1, 3))
  const own = {
    name: random.pick(enquiryTexts.typed),
    unit: '件',
    quantity: random.int(2, 40),
    targetPrice: undefined,
  }
  return askSuppliers(buyer, {
    title: random.pick(enquiryTexts.titles),
    deadline: wireDay(after(clock.now(), until * day)),
    contactName: '周岚',
    contactPhone: '13800001001',
    remark: random.pick(enquiryTexts.remarks),
    files: [],
    lines: [
      ...lines.map(({ id, minOrderQty, step, price }, at) => ({
        skuId: id,
        name: '',
        unit: '',
        quantity: Math.min(9_999, minOrderQty + step * random.int(1, 4)),
        targetPrice: at % 2 ? undefined : Math.ceil(price * 0.82),
      })),
      ...(typed ? [own] : []),
    ],
  })
}

/** Orders an awarded quotation on behalf of its buyer. */
async function order(buyer: Buyer, offerId: string, fate: Story['fate']) {
  const row = await beginDraft(buyer, { offerId })
  const { stamp, amounts } = await priceDraft(buyer, row)
  const placedAt = clock.now()
  const { orderIds } = await submitDraft(buyer, { draftId: row.id, stamp, payAmount: amounts.pay })
  for (const id of orderIds) await liveOn(id, buyer, placedAt, fate)
}

/** Creates an inquiry from its story, by the real actions of buyers and platform. */
async function tell(buyer: Buyer, wares: readonly Ware[], story: Story, random: Random) {
  const { who } = buyer
  const { enquiryId } = await clock.ago(story.asked * day, () => ask(buyer, wares, story, random))
  let answers = 0
  let offerId = ''
  const validTo = () => wireDay(after(clock.now(), story.holds * day))
  const ways = {
    quote: () => {
      const supplier = suppliers[answers++ % suppliers.length]?.name ?? ''
      return quoteEnquiry(enquiryId, { supplier, validTo: validTo() })
    },
    write: () =>
      writeOwn(who, enquiryId, { text: random.pick(enquiryTexts.questions), files: [], supplier: '' }),
    answer: () => answerEnquiry(enquiryId, random.pick(enquiryTexts.answers), suppliers[0].name),
    award: async () => {
      const { quotes } = await detailOf(enquiryId, who)
      ;({ offerId } = await awardOwn(who, String(quotes.find(({ holds }) => holds)?.id ?? '')))
    },
    order: () => order(buyer, offerId, story.fate),
    close: () => closeOwn(who, enquiryId),
  }
  await tellEvents(story.asked, story.events, ways)
}

export const seed: Seed = {
  room: 'trade/enquiries',
  after: ['trade/checkout', 'trade/orders', 'account/addresses'],
  async run({ random }) {
    const who = await seededMember()
    const buyer = await buyerOf(who)
    const wares = await seedGoods()
    for (const story of enquiryStories) await tell(buyer, wares, story, random)
    await pastEnquiries(buyer, random, 24)
    await expireEnquiries()
  },
}
