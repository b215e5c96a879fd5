import { expect, test } from 'vitest'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { openBrowser } from '../../session/two-tabs/browser'
import { bed } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join } from './organisation-bed'

const first = '10007'

test('another tab shows the new account and cart after one tab enters a company', async () => {
  const { sku } = await beginOrganisation()
  const second = await join(first, '10001')
  const body = { skuGoodsList: [{ skuId: sku, quantity: 3 }] }
  await bed.call(addToCart, { body }, { token: await bed.login('overdue') })
  const browser = await openBrowser(bed, () => 0)
  const [one, other] = [browser.openTab(), browser.openTab()]
  const shown = () => [one, other].map((tab) => [tab.in.accountId(), tab.in.count(), tab.in.lines().length])
  void one.in.logIn(() =>
    browser.later(one, async () => ({ token: await bed.login('overdue'), userType: 20 })),
  )
  await browser.quiet()
  expect(shown()).toEqual([
    [first, 3, 1],
    [first, 3, 1],
  ])
  void one.in.enterCompany(second)
  await browser.quiet()
  expect(shown()).toEqual([
    [second, 0, 0],
    [second, 0, 0],
  ])
  void other.in.enterCompany(first)
  await browser.quiet()
  expect(shown()).toEqual([
    [first, 3, 1],
    [first, 3, 1],
  ])
  expect(browser.errors).toEqual([])
})
