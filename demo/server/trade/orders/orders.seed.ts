import { grouped } from '../../catalogue/goods/grouped'
import type { Seed } from '../../core/database/seed'
import { seedGoods } from './demo-basket'
import { earlierOrders, pastOrders } from './past-orders'
import { recentOrders } from './recent-orders'

export const seed: Seed = {
  room: 'trade/orders',
  after: [
    'session/sign-in',
    'catalogue/goods',
    'site/brand-site',
    'account/addresses',
    'money/accounts',
    'trade/delivery',
  ],
  async run({ random }) {
    const wares = await seedGoods()
    const waresOf = grouped(wares, ({ goods: { shopId } }) => shopId)
    const many = wares.filter(({ goods: { shopId } }) => waresOf(shopId).length > 5)
    const sold = many.length > 0 ? many : wares
    await pastOrders(sold, random)
    await recentOrders(sold, random)
    await earlierOrders(sold, random)
  },
}
