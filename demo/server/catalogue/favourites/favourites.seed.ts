import { desc } from 'drizzle-orm'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { goods } from '../goods/goods.table'
import { shop } from '../shops/shops.table'
import { collection } from './favourites.table'
import { everybody, visibleTo } from '../goods/visible-goods'
import { siteIds } from '../../core/config/site'

const keptGoods = 28
const keptShops = 26
/** Every third best seller becomes a favourite. */
const every = 3

export const seed: Seed = {
  room: 'catalogue/favourites',
  after: ['catalogue/goods', 'session/sign-in'],
  async run() {
    const { id: customerId } = demoAccounts[0]
    const best = await db()
      .select({ id: goods.id })
      .from(goods)
      .where(visibleTo(everybody(siteIds.main)))
      .orderBy(desc(goods.sales), goods.id)
      .limit(keptGoods * every)
    const shops = await db().select({ id: shop.id }).from(shop).orderBy(shop.id).limit(keptShops)
    const rows = [
      ...best.filter((_, at) => at % every === 1).map(({ id }) => ({ kind: 'goods' as const, refId: id })),
      ...shops.map(({ id }) => ({ kind: 'shop' as const, refId: id })),
    ]
    await db()
      .insert(collection)
      .values(
        rows.map((row, at) => ({ customerId, ...row, createdAt: after(clock.now(), -(at + 1) * 7 * hour) })),
      )
  },
}
