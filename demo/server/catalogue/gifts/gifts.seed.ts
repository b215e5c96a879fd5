import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { categoryLinks } from '../../site/brand-site/category-links'
import { goods, sku } from '../goods/goods.table'
import { gift } from './gifts.table'
import { everybody, visibleTo } from '../goods/visible-goods'
import { siteIds } from '../../core/config/site'

type GiftWords = {
  siteId: string
  /** Department whose best sellers are gifts, and their number. */
  department: string
  count: number
  /** Share of the price paid in points, in percent. Without it the gift comes with an order. */
  points?: number
}

const giftWords: GiftWords[] = [
  { siteId: siteIds.main, department: '手动工具', count: 8, points: 100 },
  { siteId: siteIds.main, department: '电动工具', count: 5, points: 60 },
  { siteId: siteIds.main, department: '劳保用品', count: 8, points: 100 },
  { siteId: siteIds.main, department: '量具仪器', count: 5, points: 60 },
  { siteId: siteIds.main, department: '化学品', count: 6 },
  { siteId: siteIds.north, department: '化学品', count: 3, points: 100 },
  { siteId: siteIds.main, department: '刀具与磨具', count: 4, points: 100 },
]

const yuan = 100
/** Number of points worth one yuan. */
const pointsPerYuan = 100
const upTo = (step: number, amount: number) => Math.ceil(amount / step) * step

/** @param points share of the price paid in points, in percent */
function priceOf(price: number, points: number | undefined) {
  const { forPoints, withOrder } = giftWay.code
  if (points === undefined)
    return { way: withOrder, pointsPrice: 0, orderAmount: upTo(500 * yuan, price * 20) }
  const cash = upTo(yuan, (price * (100 - points)) / 100)
  return {
    way: forPoints,
    pointsPrice: upTo(100, (price / yuan) * points * (pointsPerYuan / 100)),
    cashPrice: points < 100 ? cash : null,
  }
}

export const seed: Seed = {
  room: 'catalogue/gifts',
  after: ['catalogue/goods', 'site/brand-site'],
  async run() {
    const links = await categoryLinks()
    let position = 0
    for (const { siteId, department, count, points } of giftWords) {
      const best = await db()
        .select({ skuId: sku.id, price: sku.goodsPrice })
        .from(goods)
        .innerJoin(sku, and(eq(sku.goodsId, goods.id), eq(sku.position, 0)))
        .where(
          and(
            eq(goods.departmentId, links.id(department)),
            visibleTo(everybody(siteIds.main)),
            gt(sku.stock, sku.reserved),
          ),
        )
        .orderBy(desc(goods.sales), asc(goods.id))
        .limit(count)
      const made = best.map(({ skuId, price }) => ({
        id: String(7001 + position++),
        siteId,
        skuId,
        ...priceOf(price, points),
        limit: 5,
        position,
      }))
      if (made.length) await db().insert(gift).values(made)
    }
  },
}
