import { expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { bed, draft, stock, submit } from '../checkout/checkout-bed'

test('an order stores the promise made at its submission', async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  const [skuId = ''] = await stock({ stock: 5 })
  const token = await bed.login('retail')
  const thursday = new Date('2026-11-19T16:00:00+08:00')
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 5 }] } }, { token })
  const { orders } = await clock.at(thursday, async () => submit(token, await draft(token)))
  bed.wait(30 * day)
  const path = { no: orders[0]?.orderNo ?? '' }
  const { promises, lines } = await bed.call(orderDetail, { path }, { token: await bed.login('retail') })
  // All five pieces were in stock when ordered, although none is left now.
  expect(promises).toEqual([{ lineId: lines[0]?.id, kind: 10, warehouse: '苏州仓', date: '2026-11-20' }])
})
