import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { brandSiteShop } from '../../site/brand-site/brand-site.table'
import { seawaySite } from '../../site/brand-site/site-words'
import { shopFreight } from '../../trade/checkout/checkout.table'
import { shop } from './shops.table'

/** Id of the shop that sells only on the US dollar site. */
export const seawayShop = '3801'

export const seed: Seed = {
  room: 'catalogue/shops seaway',
  after: ['site/brand-site'],
  async run() {
    await saysInEnglish({
      海程自营: 'Seaway Direct',
      '新加坡仓现货，美元计价，随船交付。':
        'In stock in Singapore, priced in US dollars, delivered to your ship.',
    })
    await db().insert(shop).values({
      id: seawayShop,
      shopType: 40,
      name: '海程自营',
      intro: '新加坡仓现货，美元计价，随船交付。',
      score: '4.9',
      currency: 'USD',
    })
    await db().insert(brandSiteShop).values({ siteId: seawaySite, shopId: seawayShop })
    await db().insert(shopFreight).values({ shopId: seawayShop, amount: 1_850, freeFrom: 150_000 })
  },
}
