import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { seededMember } from '../../session/sign-in/seeded-member'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { seawaySite } from '../../site/brand-site/site-words'
import { buyerOf } from '../cart/buyer'
import { basketOf, seedGoods } from './demo-basket'
import { writePastOrders, type Placing } from './past-orders'

const voyage = demoAccounts.find(({ loginAccount }) => loginAccount === 'voyage')
/** Ages of the orders on each site, in days. */
const placed = { [siteIds.main]: [9, 33, 61], [seawaySite]: [5, 26, 48] }

/** Orders of one buyer in yuan and in dollars, which the group of both sites shows side by side. */
export const seed: Seed = {
  room: 'trade/orders voyage',
  after: ['trade/orders', 'catalogue/goods marine'],
  async run({ random }) {
    let nextId = 790_001
    for (const [site, days] of Object.entries(placed)) {
      const wares = await seedGoods(site)
      if (wares.length === 0) continue
      const buyer = await buyerOf(await seededMember(voyage?.id, site))
      const placings: Placing[] = days.map((ago) => ({
        buyer,
        basket: basketOf(wares, random),
        placedAt: after(clock.now(), -ago * day),
      }))
      nextId += (await writePastOrders(placings, nextId)).length
    }
  },
}
