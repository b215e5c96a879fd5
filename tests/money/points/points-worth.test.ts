import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { beforeEach, expect, test } from 'vitest'
import { accountHome } from '../../../src/account/user-center/user-center.contract'
import { pointsIndex } from '../../../src/money/points/points.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { changeDraft, openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { asShown } from '../../trade/checkout/checkout-bed'
import { bed, fill, ids, plenty } from '../../trade/payment/payment-bed'

beforeEach(async () => {
  await bed.reset()
  const bizParam = { integDeduct: 10, pointsPerUnit: 100, mostPercent: 50 }
  await bed.inside(() =>
    db().insert(siteParam).values({ siteId: siteIds.main, code: 6004, status: 10, bizParam }),
  )
})

test('shows points with their value in money: home, account, checkout, order', async () => {
  await fill(ids.retail, 'points', 1_200)
  const token = await bed.login('retail')
  expect(await bed.call(accountHome, {}, { token })).toMatchObject({ points: 1_200, pointsWorth: 1_200 })
  expect(await bed.call(pointsIndex, {}, { token })).toMatchObject({ balance: 1_200, worth: 1_200 })

  const skuId = await plenty()
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 20 }] } }, { token })
  const { draftId, points } = await bed.call(openDraft, { body: {} }, { token })
  expect(points).toMatchObject({ available: 1_200, availableWorth: 1_200 })
  const draft = await bed.call(changeDraft, { path: { id: draftId }, body: { pointsUsed: 500 } }, { token })
  const { orders } = await bed.call(submitOrder, { body: asShown(draft) }, { token })
  const order = await bed.call(orderDetail, { path: { no: orders[0]?.orderNo ?? '' } }, { token })
  expect(order).toMatchObject({ pointsUsed: 500, amounts: { points: 500 } })
})
