import { afterEach, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { actions } from '../../../src/core/host/actions'
import { currencySettings } from '../../../src/site/brand-site/brand-site.contract'
import { cartOf } from '../../../src/trade/cart/cart.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { soon } from '../../soon'
import { bed, singletons } from './cart-bed'

let sku = ''
beforeEach(async () => {
  await bed.reset()
  ;[sku = ''] = await singletons({})
})
afterEach(() => {
  delete actions.openLogin
})

/** Returns the result of a visitor's addition on the main site. */
async function addAsVisitor(guestCart: 10 | 20) {
  await bed.inside(() =>
    db().update(siteOption).set({ guestCart }).where(eq(siteOption.siteId, siteIds.main)),
  )
  fakePage(bed)
  const scope = freshScope()
  const logins: unknown[] = []
  actions.openLogin = (of) => void logins.push(of)
  const cart = cartOf(scope)
  const outcome = await cart.add([{ skuId: sku, quantity: 2 }])
  const shownText = () => scope.toasts.$toasts.get().map(({ title }) => title)
  return { scope, cart, outcome, logins, toasts: shownText }
}

test('guestCart 10, the default: a visitor’s goods are stored in the browser', async () => {
  const { cart, outcome, logins, toasts } = await addAsVisitor(10)
  expect([outcome, cart.$count.get(), logins]).toEqual(['kept', 2, []])
  expect(toasts()).toEqual(['已放入购物车'])
})

test('guestCart 20: a visitor is sent to the login, and nothing is stored', async () => {
  const { scope, cart, outcome, logins, toasts } = await addAsVisitor(20)
  expect([outcome, cart.$count.get()]).toEqual(['refused', 0])
  await soon(() => expect(toasts()).toEqual(['请先登录']))
  expect(logins).toEqual([scope])
})

test('visitors get the option with the currency', async () => {
  expect(await bed.call(currencySettings, { query: {} })).toMatchObject({ guestCart: 10 })
})
