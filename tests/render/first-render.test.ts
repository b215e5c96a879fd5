import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodsDetail } from '../../src/catalogue/goods/goods.contract'
import { openTestbed } from '../server/testbed'
import { differencesIn, storedByVisits } from './first-render'
import { shopOf } from './shop'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const shop = differencesIn(shopOf(bed))
// Loads the code in advance. On a busy machine this may take longer than the rendering timeout.
beforeAll(() => shop.page('/goods/100001').catch(() => []))

const oneSize = '100018'
const manySizes = '100001'

describe('React’s first render in the browser equals the server’s HTML', () => {
  test('for a product with one size, which is selected at once', async () => {
    const query = { brandTerminalId: '1001' }
    const { skuList } = await bed.call(goodsDetail, { path: { id: oneSize }, query })
    expect(skuList).toHaveLength(1)
    expect(await shop.page(`/goods/${oneSize}`)).toEqual([])
    expect(await shop.views([{ tag: 'trade-goods-detail', attributes: { 'goods-id': oneSize } }])).toEqual([])
  })

  test('for a product with several sizes', async () => {
    expect(await shop.page(`/goods/${manySizes}`)).toEqual([])
  })

  test('for the login, also with a remembered account', async () => {
    for (const stored of [{}, storedByVisits]) {
      expect(await shop.page('/login?redirect=%2Fcart', {}, { stored })).toEqual([])
      expect(await shop.views([{ tag: 'trade-login' }], {}, { stored })).toEqual([])
    }
  })

  test('for a member’s cart, list and home page', async () => {
    const token = await bed.login('demo')
    for (const address of ['/cart', '/goods/list/110101', '/'])
      expect(await shop.page(address, { token })).toEqual([])
  })

  test('for a countdown, although the browser’s clock is ahead', async () => {
    expect(await shop.page('/activity/8005')).toEqual([])
  })

  test('for a browser with a stored cart and theme', async () => {
    const stored = storedByVisits
    for (const address of ['/', '/goods/list/110101', `/goods/${oneSize}`])
      expect(await shop.page(address, {}, { stored: stored })).toEqual([])
  })

  test('for the shell on a shop’s own page, independent of its address', async () => {
    const shell = ['trade-header', 'trade-menu', 'trade-footer', 'trade-floating-bar']
    const wanted = shell.map((tag) => ({ tag }))
    expect(
      await shop.views(wanted, { inside: true }, { isStorefront: true, stored: storedByVisits }),
    ).toEqual([])
  })

  test('for the shell of a protected page after the redirect to the login', async () => {
    expect(await shop.page('/user/order', {}, { address: '/login?redirect=%2Fuser%2Forder' })).toEqual([])
  })
})
