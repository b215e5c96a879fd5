import { asc, eq } from 'drizzle-orm'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { accountCurrency } from '../../core/config/site'
import { shopFreight } from './checkout.table'

/** Type of the operator's own shops, which charge less freight. Amounts are in the currency of the shops. */
const ownShop = 40
const tariffs = {
  own: { amount: 1000, freeFrom: 50_000 },
  other: { amount: 1500, freeFrom: 100_000 },
}

export const seed: Seed = {
  room: 'trade/checkout',
  after: ['catalogue/shops', 'trade/cart', 'account/addresses'],
  async run() {
    const shops = await db()
      .select()
      .from(shop)
      .where(eq(shop.currency, accountCurrency))
      .orderBy(asc(shop.id))
    await db()
      .insert(shopFreight)
      .values(
        shops.map(({ id, shopType }) => ({
          shopId: id,
          ...(shopType === ownShop ? tariffs.own : tariffs.other),
        })),
      )
  },
}
