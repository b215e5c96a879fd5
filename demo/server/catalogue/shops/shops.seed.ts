import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { shopId, shopList } from './shop-list'
import { shop } from './shops.table'

export const seed: Seed = {
  room: 'catalogue/shops',
  run: async () => {
    await db()
      .insert(shop)
      .values(
        shopList.map(({ type, name, intro, score }, at) => ({
          id: shopId(at),
          shopType: type,
          name,
          intro,
          score,
        })),
      )
  },
}
