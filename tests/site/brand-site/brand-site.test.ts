import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { db } from '../../../demo/server/core/database/db'
import {
  brandSite,
  currencyRule,
  seoText,
  siteOption,
} from '../../../demo/server/site/brand-site/brand-site.table'
import { currencySettings, findSite } from '../../../src/site/brand-site/brand-site.contract'
import { salespersonSetting } from '../../../src/site/brand-site/salesperson.contract'
import { seo } from '../../../src/site/brand-site/seo.contract'
import { siteCustomerService } from '../../../src/site/customer-service/site-customer-service.contract'
import { siteOption as siteOptionCall } from '../../../src/site/brand-site/site-option.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const codeIn = z.object({ code: z.number() })
const find = (siteKeyFromHost: string) => bed.call(findSite, { path: { siteKeyFromHost } })
const [main, north, newshop, group] = ['1001', '1002', '1003', '1004'] as const

describe('the site of a host name', () => {
  test.each([
    ['localhost', main],
    ['127.0.0.1', main],
    ['LocalHost', main],
    ['north.localhost', north],
    ['newshop.localhost', newshop],
    ['default', main],
    ['north', north],
    ['newshop', newshop],
  ])('maps %s to %s', async (name, id) => {
    expect(await find(name)).toBe(id)
  })

  test.each(['group.localhost', 'group', 'GROUP.localhost:4173'])('reports %s as a group', async (name) => {
    expect(await find(name)).toEqual({ id: group, groupSite: 10 })
  })

  const strangers = `
    example.com
    localhost.example.com
    xlocalhost
    a.localhost
    north.localhost.evil.test
    north-localhost
    NORTH
    127.0.0.2
    0
    1001
    ::1
    %
    _ocalhost
    localhost'--
    null
    undefined
    __proto__
    constructor
    站点`

  test.each(strangers.trim().split(/\s+/))('answers 404 for %s', async (name) => {
    const answer = await bed.ask(findSite, { path: { siteKeyFromHost: name } })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ code: 404, message: '站点不存在', data: null })
  })

  test.each(['localhost.', '.localhost', '..'])('rejects %s as a path', async (name) => {
    await expect(find(name)).rejects.toThrow()
  })

  test('reads sites from the database', async () => {
    await bed.inside(() =>
      db().update(brandSite).set({ siteKey: 'fresh', groupSite: 20 }).where(eq(brandSite.id, group)),
    )
    await bed.inside(() => db().update(brandSite).set({ groupSite: 10 }).where(eq(brandSite.id, north)))
    expect(await find('fresh')).toBe(group)
    expect(await find('group.localhost')).toBe(group)
    expect(await find('north.localhost')).toEqual({ id: north, groupSite: 10 })
    await expect(find('group')).rejects.toMatchObject({ code: 404 })
  })
})

describe('the salesperson shop', () => {
  const salesperson = (brandSiteId: string) => bed.call(salespersonSetting, { path: { brandSiteId } })

  test('is enabled only on its site', async () => {
    expect(await Promise.all([main, north, newshop, group].map(salesperson))).toEqual([20, 20, 10, 20])
    await bed.inside(() => db().update(brandSite).set({ salespersonFlag: 10 }).where(eq(brandSite.id, main)))
    expect(await salesperson(main)).toBe(10)
    await expect(salesperson('9')).rejects.toMatchObject({ code: 404 })
  })
})

describe('currency', () => {
  const currency = (host?: string) => bed.call(currencySettings, { query: {} }, { host })

  test('uses the rule of the host’s site', async () => {
    expect(await currency()).toEqual({ symbol: '¥', digit: 2, ways: 10, dictCodes: [], guestCart: 10 })
    const rule = { symbol: '￥', digit: 0, ways: 30 }
    await bed.inside(() => db().update(currencyRule).set(rule).where(eq(currencyRule.siteId, north)))
    expect(await currency('north.localhost:4173')).toMatchObject(rule)
    expect(await currency()).toMatchObject({ symbol: '¥', digit: 2, ways: 10 })
  })

  test('uses the default rule for a site without one', async () => {
    await bed.inside(() => db().delete(currencyRule))
    expect(await currency()).toMatchObject({ symbol: '¥', digit: 2, ways: 10 })
  })
})

describe('options', () => {
  test('require a login', async () => {
    expect((await bed.ask(siteOptionCall, {})).status).toBe(401)
    const token = await bed.login('demo')
    expect(await bed.call(siteOptionCall, {}, { token })).toEqual({
      vipShow: 10,
      linkHint: 10,
      unenoughStockSale: 20,
      commentImageMb: 4,
    })
    const changed = { vipShow: 20, linkHint: 20, unenoughStockSale: 10, commentImageMb: 3 } as const
    await bed.inside(() => db().update(siteOption).set(changed).where(eq(siteOption.siteId, main)))
    expect(await bed.call(siteOptionCall, {}, { token })).toEqual(changed)
  })

  test('the default site does not sell out-of-stock goods', async () => {
    const rows = await bed.inside(() => db().select().from(siteOption).where(eq(siteOption.siteId, main)))
    expect(rows).toMatchObject([{ unenoughStockSale: 20 }])
  })
})

describe('customer service', () => {
  const service = (brandTerminalId: string) => bed.call(siteCustomerService, { query: { brandTerminalId } })

  test('returns telephone, working time and chat links', async () => {
    expect(await service(main)).toEqual({
      state: 20,
      phone: '400-000-6118',
      workTime: '工作日 8:30–18:00',
      chatUrl: '/demo/chat',
      qrCode: '/img/drawings/qr.svg',
      messageForm: 10,
    })
    expect(await service(north)).toMatchObject({
      state: 10,
      phone: '400-000-6228',
      imLink: expect.stringMatching(/^https:/),
      chatUrl: expect.stringMatching(/^https:/),
    })
    const changed = {
      serviceState: 10,
      phone: '1',
      workTime: '2',
      chatUrl: null,
      qrCode: '/q.png',
      messageForm: 20,
    } as const
    await bed.inside(() => db().update(brandSite).set(changed).where(eq(brandSite.id, main)))
    expect(await service(main)).toEqual({
      state: 10,
      phone: '1',
      workTime: '2',
      qrCode: '/q.png',
      messageForm: 20,
    })
  })

  test('answers 404 for an unknown site', async () => {
    await expect(service('9')).rejects.toMatchObject({ code: 404 })
  })
})

describe('metadata for search engines', () => {
  const words = (seoCode: string, brandTerminalId?: string, host?: string) =>
    bed.call(seo, { query: { seoCode, brandTerminalId } }, { host })

  test('uses the page’s texts, else the site’s', async () => {
    expect(await words('home')).toMatchObject({ title: '禾拓工采 - 工业品一站式采购' })
    expect(await words('cart')).toMatchObject({ title: '{page} - 禾拓工采' })
    for (const code of ['home', 'cart', 'default']) {
      const { keywords, description } = await words(code)
      expect(keywords.split(',').length).toBeGreaterThan(3)
      expect(description).toContain('工业品一站式采购')
    }
  })

  test('uses the site of the name or of the host', async () => {
    expect(await words('cart', north)).toMatchObject({ title: '{page} - 朔方优采' })
    expect(await words('cart', undefined, 'north.localhost')).toMatchObject({ title: '{page} - 朔方优采' })
    await expect(words('cart', '9')).rejects.toMatchObject({ code: 404 })
    await expect(words('cart', undefined, 'example.com')).rejects.toMatchObject({ code: 404 })
  })

  test('reads texts from the database', async () => {
    const changed = { title: 'T', keywords: 'K', description: 'D' }
    await bed.inside(() => db().update(seoText).set(changed))
    expect(await words('home')).toEqual(changed)
    await bed.inside(() => db().delete(seoText))
    await expect(words('home')).rejects.toMatchObject({ code: 404 })
  })

  test('answers page codes with special characters with 200 or 400', async () => {
    for (const code of ["' or 1=1 --", '%', '\u202E', '🙂', 'x'.repeat(2000), '\0']) {
      const answer = await bed.ask(seo, { query: { seoCode: code } })
      expect([200, 400]).toContain(codeIn.parse(await answer.json()).code)
    }
    expect(bed.errors).toEqual([])
  })
})
