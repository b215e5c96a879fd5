import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { shopId, shopList } from './shop-list'
import { shop } from './shops.table'
import { shopsInEnglish } from './english-shops'

export const seed: Seed = {
  room: 'catalogue/shops',
  run: async () => {
    await saysInEnglish(shopsInEnglish)
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
