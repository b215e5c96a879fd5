import { db } from '../../core/db'
import { saysInEnglish } from '../../core/english'
import type { Seed } from '../../core/seed'
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
