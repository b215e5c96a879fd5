import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { routeTable } from '../../../demo/server/core/http/serve'
import { brandSite } from '../../../demo/server/site/brand-site/brand-site.table'
import { pageReminders } from '../../../src/account/reminders/reminders.contract'
import { addFavourite, favouriteIds } from '../../../src/catalogue/favourites/favourites.contract'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { currencySettings } from '../../../src/site/brand-site/brand-site.contract'
import { siteOption } from '../../../src/site/brand-site/site-option.contract'
import { start } from '../../../src/shell/start/start.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { addToCart, cartCount } from '../../../src/trade/cart/add-to-cart.contract'
import { inputOf } from '../../server/every-endpoint'
import { requestFor } from '../../server/request'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
const withCookies = await openTestbed('open', { cookieSession: true })
beforeEach(() => Promise.all([bed.reset(), withCookies.reset()]))

const query = { site: 'localhost' }
const brandTerminalId = '1001'
const reader = 'k3x9'

describe('the start response', () => {
  test('contains for visitors the data of the single calls, and none of members', async () => {
    const parts = await bed.call(start, { query })
    const {
      blocks: _,
      title: __,
      ...theme
    } = await bed.call(themePage, {
      body: { type: 'home', brandTerminalId },
    })
    expect(parts).toEqual({
      site: brandTerminalId,
      currency: await bed.call(currencySettings, { query: { brandTerminalId } }),
      theme,
      features: ['simpleRequests'],
    })
  })

  test('contains for members the data of the single calls', async () => {
    const token = await bed.login('demo')
    const { content } = await bed.call(goodsPage, { body: { brandTerminalId, inStock: true } })
    const [first] = content
    if (!first) throw new Error('the shop has no goods')
    await bed.call(addFavourite, { body: { kind: 'goods', refId: first.id } }, { token })
    const skuGoodsList = [{ skuId: first.skuItemDefault.skuId, quantity: 40 }]
    await bed.call(addToCart, { body: { skuGoodsList } }, { token })
    const parts = await bed.call(start, { query: { ...query, reader } }, { token })
    expect(parts).toMatchObject({
      reader,
      option: await bed.call(siteOption, {}, { token }),
      user: await bed.call(userInfo, {}, { token }),
      cart: await bed.call(cartCount, {}, { token }),
      favourites: await bed.call(favouriteIds, { query: { kind: 'goods' } }, { token }),
      unread: (await bed.call(pageReminders, { body: {} }, { token })).unread,
    })
    expect(parts.cart?.totalCount).toBeGreaterThan(0)
    expect(parts.favourites).toContain(first.id)
  })

  test('contains no member data for a session of another site or an expired one', async () => {
    const token = await bed.login('demo')
    for (const [site, sent] of [
      ['north.localhost', token],
      ['localhost', 'x'.repeat(43)],
    ] as const) {
      const parts = await bed.call(start, { query: { site } }, { token: sent })
      expect(Object.keys(parts).sort()).toEqual(['currency', 'features', 'site', 'theme'])
    }
  })

  test('reports a group of sites, and answers an unknown site with 404 and a closed one with 423', async () => {
    const parts = await bed.call(start, { query: { site: 'group.localhost' } })
    expect(parts.site).toEqual({ id: '1004', groupSite: 10 })
    await expect(bed.call(start, { query: { site: 'nobody' } })).rejects.toMatchObject({ code: 404 })
    await bed.inside(() => db().update(brandSite).set({ open: 20 }).where(eq(brandSite.id, '1002')))
    await expect(bed.call(start, { query: { site: 'north.localhost' } })).rejects.toMatchObject({ code: 423 })
  })

  test('is public for visitors, private for members, and 304 while it is unchanged', async () => {
    const token = await bed.login('demo')
    for (const [asking, control] of [
      [{}, 'public, max-age=60'],
      [{ token }, 'private, no-cache'],
    ] as const) {
      const answer = await bed.ask(start, { query }, asking)
      expect(answer.headers.get('cache-control')).toBe(control)
      expect(answer.headers.get('vary')).toBe('Origin, Authorization, Language, Accept-Language, Cookie')
      const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' }
      expect((await bed.ask(start, { query }, { ...asking, headers })).status).toBe(304)
    }
  })

  test('uses the language of Accept-Language, and Language overrides it', async () => {
    const nameIn = async (headers: Record<string, string>) =>
      (await bed.call(start, { query }, { headers })).theme?.shell.siteName
    const [chinese, english] = [await nameIn({}), await nameIn({ Language: 'en' })]
    expect(english).not.toBe(chinese)
    expect(await nameIn({ 'Accept-Language': 'en' })).toBe(english)
    expect(await nameIn({ 'Accept-Language': 'en-GB,de;q=0.8' })).toBe(english)
    expect(await nameIn({ 'Accept-Language': 'xx' })).toBe(chinese)
    expect(await nameIn({ 'Accept-Language': 'en', Language: 'zh-CN' })).toBe(chinese)
  })
})

describe('a body as text/plain', () => {
  const plain = { 'Content-Type': 'text/plain' }

  test('is allowed only for calls without a session and without writes', async () => {
    const simple = routeTable(bed.app).flatMap(({ endpoint }) => (endpoint.simple ? [endpoint] : []))
    expect(simple.length).toBeGreaterThan(10)
    for (const endpoint of simple) {
      await bed.reset()
      await bed.app.request(requestFor(endpoint, inputOf(endpoint, '1'), { headers: plain }))
      const writes = bed.statements.filter((statement) => /^\s*(insert|update|delete)/i.test(statement))
      expect([endpoint.path, endpoint.needs, writes]).toEqual([endpoint.path, 'nothing', []])
    }
  })

  test('is read like JSON for visitors, and rejected with 400 for members and writes', async () => {
    const body = { brandTerminalId, pageSize: 3 }
    const asJson = await bed.call(goodsPage, { body })
    expect(await bed.call(goodsPage, { body }, { headers: plain })).toEqual(asJson)
    const token = await bed.login('demo')
    expect((await bed.ask(goodsPage, { body }, { headers: plain, token })).status).toBe(400)
    const write = { body: { skuGoodsList: [{ skuId: '1', quantity: 1 }] } }
    expect((await bed.ask(addToCart, write, { headers: plain, token })).status).toBe(400)
  })

  test('is treated as a visitor’s if it has only a session cookie', async () => {
    const Cookie = `PC_SESSION=${await withCookies.login('demo')}`
    const body = { brandTerminalId, pageSize: 20 }
    const headers = { ...plain, Cookie, Origin: 'https://evil.example' }
    const answer = await withCookies.app.request(requestFor(goodsPage, { body }, { headers }))
    const text = await answer.text()
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect(text).toBe(await (await withCookies.ask(goodsPage, { body })).text())
    const write = { body: { skuGoodsList: [{ skuId: '1', quantity: 1 }] } }
    const refused = await withCookies.app.request(requestFor(addToCart, write, { headers }))
    expect(refused.status).toBe(401)
  })
})
