import { expect } from 'chai'
import addToCartElement from '../../elements/trade-add-to-cart'
import cartElement from '../../elements/trade-cart'
import footerElement from '../../elements/trade-footer'
import goodsListElement from '../../elements/trade-goods-list'
import outletElement from '../../elements/trade-outlet'
import priceElement from '../../elements/trade-price'
import { siteShut } from '../../src/core/api/site-shut'
import { answerCalls, pause, put, until } from './shop-answers'

const message = '本站点暂停服务，购物车和订单都已保留，恢复后可继续办理；急需办理请致电 400-000-6118'
const shut = () => new Response(JSON.stringify({ code: siteShut, message, data: null }))
const every = ['network/site', 'settings/currency', 'themePage', 'categoryTree', 'articleList', '/']
const asked = answerCalls(Object.fromEntries(every.map((path) => [path, shut])))
const before = location.href
const guestCart = `trade:${location.hostname}:guest-cart`
localStorage.clear()
after(() => {
  history.replaceState(null, '', before)
  localStorage.clear()
})

for (const element of [
  addToCartElement,
  cartElement,
  footerElement,
  goodsListElement,
  outletElement,
  priceElement,
])
  element.define()

for (const tag of ['trade-goods-list', 'trade-cart', 'trade-footer', 'trade-price', 'trade-add-to-cart'])
  it(`${tag} of a suspended site shows its message, keeps the guest cart and has a retry button`, async () => {
    const lines = [{ skuId: 's1', goodsId: 'g1', quantity: 2 }]
    localStorage.setItem(guestCart, `1|${JSON.stringify({ key: 'key-of-1', lines })}`)
    const root = put(tag)
    root.host.setAttribute('goods-id', '100')
    await until(() => root.textContent?.includes(message))
    expect(localStorage.getItem(guestCart)).to.include('"skuId":"s1"')
    const so = asked.length
    root.querySelector('button')?.click()
    await until(() => asked.length > so)
  })

it('the shop keeps the requested address with a message while the site is suspended, and retries', async () => {
  history.replaceState(null, '', '/goods/list/all')
  const root = put('trade-outlet')
  await until(() => root.textContent?.includes(message))
  expect(root.textContent).to.contain('站点暂停服务')
  await pause(2600)
  expect(root.textContent).to.contain(message)
  expect(root.textContent).not.to.contain('页面不存在')
  expect(location.pathname).to.equal('/goods/list/all')
  expect(localStorage.getItem(guestCart)).to.include('"skuId":"s1"')
  const so = asked.length
  root.querySelector('button')?.click()
  await until(() => asked.length > so)
})
