import { desc, inArray } from 'drizzle-orm'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { randomFrom, type Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { goods, sku } from '../goods/goods.table'
import { insertMany } from '../../core/database/insert-many'
import { additions, authors, replies, sentences } from './review-words'
import { orderComment } from './reviews.table'
import { everybody, visibleTo } from '../goods/visible-goods'
import { siteIds } from '../../core/config/site'

/** Number of reviewed products, best sellers first. The first one gets a full page of reviews. */
const reviewed = 160
const ofTheFirst = 126

type Row = typeof orderComment.$inferInsert
const starsOf = (random: Random): 1 | 2 | 3 | 4 | 5 =>
  random.pick([5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 5, 5, 3, 5, 2, 5, 5, 4, 5, 1])

type Reviewed = Pick<typeof goods.$inferSelect, 'id' | 'pictures'>

function review(of: Reviewed, at: number, skuIds: readonly string[], random: Random): Row {
  const goodsId = of.id
  const stars = starsOf(random)
  const [author, pictured, text] = [random.pick(authors), random.chance(0.12), random.pick(sentences[stars])]
  const writtenAt = after(clock.now(), -(at * 3 + random.int(1, 3)) * day - random.int(0, 9) * hour)
  const appended = random.chance(0.08)
  const answered = stars < 3 || random.chance(0.15)
  return {
    id: `${goodsId}${String(at + 1).padStart(3, '0')}`,
    goodsId,
    skuId: random.pick(skuIds),
    author,
    enterprise: /[厂司]$/.test(author) ? 10 : 20,
    anonymous: random.chance(0.2) ? 10 : 20,
    stars,
    text,
    images: pictured ? of.pictures.slice(0, 1) : [],
    appendText: appended ? random.pick(additions) : null,
    appendAt: appended ? after(writtenAt, day) : null,
    reply: answered ? random.pick(replies[stars < 3 ? 'bad' : 'good']) : null,
    createdAt: writtenAt,
  }
}

export const seed: Seed = {
  room: 'catalogue/reviews',
  after: ['catalogue/goods'],
  async run() {
    const best = await db()
      .select({ id: goods.id, pictures: goods.pictures })
      .from(goods)
      .where(visibleTo(everybody(siteIds.main)))
      .orderBy(desc(goods.sales), goods.id)
      .limit(reviewed)
    const ids = best.map(({ id }) => id)
    const skus = await db()
      .select({ id: sku.id, goodsId: sku.goodsId })
      .from(sku)
      .where(inArray(sku.goodsId, ids))
      .orderBy(sku.goodsId, sku.position)
    const rows = best.flatMap((of, nth) => {
      const goodsId = of.id
      const random = randomFrom(`reviews ${goodsId}`)
      const skuIds = skus.filter((row) => row.goodsId === goodsId).map(({ id }) => id)
      const many = nth === 0 ? ofTheFirst : random.int(0, 14)
      return Array.from({ length: many }, (_, at) => review(of, at, skuIds, random))
    })
    await insertMany(orderComment, rows)
  },
}
