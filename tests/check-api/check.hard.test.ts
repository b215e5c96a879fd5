import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { report } from '../../demo/check-api/report'
import { db } from '../../demo/server/core/database/db'
import { translation } from '../../demo/server/core/database/translation.table'
import { favouriteIds } from '../../src/catalogue/favourites/favourites.contract'
import { getCart } from '../../src/trade/cart/cart.contract'
import { bed, checkServer, memberToken } from './checked-server'
import { rows } from './faults'

beforeEach(() => bed.reset())

describe('our own server', () => {
  test('has no findings for a visitor', async () => {
    const { findings, screens, asked } = await checkServer()
    expect(findings).toEqual([])
    expect(asked).toBe('visitor')
    expect(screens.filter(({ state }) => state === 'works').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['allCategories', 'news', 'service', 'trade-price', 'trade-stock']),
    )
  })

  test('has no findings for a member, who sees nearly every screen, and is not written to', async () => {
    const token = await memberToken()
    bed.statements.length = 0
    const { findings, screens, notTried, english } = await checkServer({ token })
    expect(findings).toEqual([])
    expect(english.texts).toBeGreaterThan(3000)
    // Texts by buyers stay unchanged.
    expect(english.missing.map(({ endpoint, path }) => `${endpoint} ${path}`)).toEqual([
      'pageEnquiries data.content[].lines[].name',
      'pageOffers data.content[].lines[].name',
    ])
    expect(screens.filter(({ state }) => state === 'works').length).toBeGreaterThan(100)
    // Calls that need a message, a file's ticket or a write first, and calls that this site or buyer is refused.
    const left = notTried.filter(({ because }) => because !== 'writes').map(({ endpoint }) => endpoint)
    expect(left.join(' ')).toBe(
      'approvalPlanOf captchaPicture checkImport getCheckCode getEmailCode getPhoneCheck keptFile newShop newShopGoods payDetail payState readBudgetLeft readDraft readInvitation reviewPicture thirdToken ticketedFile tryRefund usableCoupons',
    )
    expect(bed.statements.filter((text) => /^(insert|update|delete)\b/i.test(text))).toEqual([])
    expect(bed.statements.length).toBeGreaterThan(100)
  })

  test('is unchanged after reverted writes', async () => {
    const token = await memberToken()
    const seen = async () => [
      await bed.call(getCart, {}, { token }),
      await bed.call(favouriteIds, { query: { kind: 'goods' } }, { token }),
    ]
    const before = await seen()
    const { findings, wrote } = await checkServer({ token, write: true })
    expect(findings).toEqual([])
    expect(wrote.map(({ takenBack }) => takenBack)).toEqual([true, true])
    expect(wrote[0]?.what).toMatch(/^\d+ × SKU \d+ in the cart, then \d+$/)
    expect(await seen()).toEqual(before)
  })

  test('accepts account and password if no captcha is required', async () => {
    const asked = { account: 'demo', password: 'demo1234' }
    const north = { base: 'http://north.localhost:4173/api', site: 'north.localhost' }
    expect((await checkServer({ ...asked, ...north })).asked).toBe('visitor and member')
    const { findings } = await checkServer(asked)
    expect(findings).toMatchObject([{ endpoint: 'signIn', found: expect.stringContaining('by --token') }])
  })
})

test('the report shows equal problems once, with path, count and screens', async () => {
  const result = await checkServer(
    {},
    rows('/bbb/goodsInfo/page', (row) => delete row.goodsName),
  )
  const text = report(result)
  expect(text).toContain('POST /bbb/goodsInfo/page')
  expect(text).toContain('data.content[0].goodsName: expected string, found nothing (10 times)')
  expect(text).toContain('breaks: All goods, Goods')
  expect(text).toMatch(/Screens that will suffer \(\d+\)\n {2}catalogue: .*Goods detail/)
  expect(text).toMatch(/Not tried\n(.*\n)* {2}writes: .*addToCart/)
})

test('one screen can be checked without the others', async () => {
  const { screens, findings, notTried, calls } = await checkServer({ screen: 'goods' })
  expect(findings).toEqual([])
  expect(screens.map(({ name, state }) => [name, state])).toEqual([['goods', 'untried']])
  expect(notTried.map(({ endpoint }) => endpoint)).toContain('cartCount')
  expect(notTried.map(({ endpoint }) => endpoint)).not.toContain('pageOrders')
  expect(calls).toBeLessThan(40)
})

test('without its brand site nothing else is requested, and every screen is affected', async () => {
  const { screens, findings, calls } = await checkServer({ site: 'nobody' })
  expect(calls).toBe(1)
  expect(findings).toMatchObject([{ kind: 'refused', endpoint: 'findSite' }])
  expect(screens.filter(({ state }) => state !== 'suffers')).toEqual([])
})

test('texts without English are counted by path, and listed in the report', async () => {
  await bed.inside(async () => {
    await db().delete(translation).where(eq(translation.source, '滚动轴承'))
  })
  const result = await checkServer({ screen: 'allCategories' })
  expect(result.findings).toEqual([])
  expect(result.english.missing).toEqual([
    { endpoint: 'categoryTree', path: 'data[].childrenList[].cateName', found: '滚动轴承', count: 1 },
    { endpoint: 'categoryTree', path: 'data[].childrenList[].cateAlias', found: '滚动轴承', count: 1 },
  ])
  expect(report(result)).toContain('childrenList[].cateName: 滚动轴承')
})
