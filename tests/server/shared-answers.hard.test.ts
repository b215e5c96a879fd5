import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { privateShopApply } from '../../demo/server/account/private-shops/private-shops.table'
import { createApp } from '../../demo/server/app'
import { goods } from '../../demo/server/catalogue/goods/goods.table'
import { after, day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { sharedAnswers, toldFor } from '../../demo/server/core/http/shared-answers'
import type { App } from '../../demo/server/core/http/surroundings'
import { demoAccounts } from '../../demo/server/session/sign-in/sign-in.seed'
import { onlyOpenLately, openFor } from '../../demo/server/site/brand-site/only-open'
import { brandSite } from '../../demo/server/site/brand-site/brand-site.table'
import { agreedPrice } from '../../demo/server/trade/contracts/agreed-prices.table'
import { reviewState } from '../../src/words/review-state'
import { siteShut } from '../../src/core/api/site-shut'
import { goodsPage, searchSuggestions } from '../../src/catalogue/goods/goods.contract'
import { dataOf, requestFor, type Asking } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
let time = 0
let app: App
beforeEach(async () => {
  await bed.reset()
  time = 0
  const now = () => time
  const log = { info() {}, error() {} }
  app = createApp({ ...bed, log, shares: sharedAnswers(now), onlyOpen: onlyOpenLately(now) })
})

/** Account whose company has neither its own prices nor private shops. */
const monthly = '10009'
const first = { brandTerminalId: '1001', pageNumber: 1, pageSize: 20 }
async function names(body: object = first, asking: Asking = {}) {
  const answer = await app.request(requestFor(goodsPage, { body: { ...first, ...body } }, asking))
  return (await dataOf(goodsPage, answer)).content.map(({ goodsName }) => goodsName)
}
const codeOf = async (request: Request) => {
  const { code }: { code: number } = await (await app.request(request)).json()
  return code
}
/** Renames the first product of the list. */
const rename = (goodsName = '另一个名称') =>
  bed.inside(async () => {
    const { content } = await bed.call(goodsPage, { body: first })
    await db()
      .update(goods)
      .set({ goodsName })
      .where(eq(goods.id, content[0]?.id ?? ''))
  })

describe('a list of goods', () => {
  test('is cached for visitors for a short time', async () => {
    const before = await names()
    await rename()
    bed.statements.length = 0
    expect(await names()).toEqual(before)
    expect(bed.statements).toEqual([])
    time += 2 * toldFor
    const [name, ...others] = await names()
    expect(name).toBe('另一个名称')
    expect(others).toEqual(before.slice(1))
  })

  test('is served from the cache to members of one level without terms of their own', async () => {
    const [one, other] = [await bed.login('overdue'), await bed.login('monthly')]
    const before = await names({}, { token: one })
    await rename()
    bed.statements.length = 0
    expect(await names({}, { token: other })).toEqual(before)
    // One statement for the session, and one for the buyer's terms.
    expect(bed.statements).toHaveLength(2)
    expect((await names())[0]).toBe('另一个名称')
  })

  test.each([
    [
      'agreed prices',
      () =>
        db()
          .insert(agreedPrice)
          .values({
            customerId: monthly,
            siteId: '1001',
            skuId: 'any',
            minQuantity: 1,
            price: 1,
            validTo: after(clock.now(), day),
            source: 'contract',
            sourceId: 'any',
          }),
    ],
    [
      'private shops',
      () =>
        db().insert(privateShopApply).values({
          shopId: 'any',
          customerId: monthly,
          company: '',
          contact: '',
          phone: '',
          purpose: '',
          files: [],
          reviewState: reviewState.code.approved,
        }),
    ],
  ])('is computed for each company with %s of its own', async (_, give) => {
    const token = await bed.login('monthly')
    await names()
    await names({}, { token })
    await bed.inside(give)
    await rename()
    expect((await names({}, { token }))[0]).toBe('另一个名称')
    expect((await names())[0]).not.toBe('另一个名称')
    await rename('第三个名称')
    expect((await names({}, { token }))[0]).toBe('第三个名称')
  })

  test('is never shared between different readers', async () => {
    const tokens = await Promise.all(demoAccounts.map(({ loginAccount }) => bed.login(loginAccount)))
    const body = { ...first, pageSize: 100 }
    const answerTo = async (asked: App, token?: string) =>
      (await dataOf(goodsPage, await asked.request(requestFor(goodsPage, { body }, token ? { token } : {}))))
        .content
    const answers = new Set<string>()
    for (const token of [undefined, ...tokens, undefined, ...tokens]) {
      const own = await answerTo(bed.app, token)
      expect(await answerTo(app, token)).toEqual(own)
      answers.add(JSON.stringify(own))
    }
    // Visitors, three levels, members without a level, and a channel account.
    expect(answers.size).toBeGreaterThanOrEqual(5)
  })

  test('is cached per language, site and query', async () => {
    await names()
    await rename()
    for (const [body, asking] of [
      [{}, { headers: { Language: 'en' } }],
      [{}, { host: 'north.localhost' }],
      [{ pageSize: 10 }, {}],
    ] as const) {
      const { statements } = bed
      statements.length = 0
      await names(body, asking)
      expect(statements.filter((text) => text.includes('"goods"'))).not.toEqual([])
    }
  })

  test('is computed once for parallel requests', async () => {
    bed.statements.length = 0
    const all = await Promise.all(Array.from({ length: 8 }, () => names()))
    expect(new Set(all.map((each) => each.join())).size).toBe(1)
    expect(bed.statements.filter((text) => /from "goods" inner join "brand"/.test(text))).toHaveLength(1)
  })

  test('is not cached after a refusal', async () => {
    const ask = () => codeOf(requestFor(goodsPage, { body: { ...first, categoryId: 'nowhere' } }))
    expect([await ask(), await ask()]).toEqual([404, 404])
    bed.statements.length = 0
    await ask()
    expect(bed.statements.join()).toContain('goods_category')
  })
})

test('a closed site refuses after the cache has expired, and an opened one answers at once', async () => {
  const ask = () => codeOf(requestFor(goodsPage, { body: first }))
  const become = (open: 10 | 20) =>
    bed.inside(() => db().update(brandSite).set({ open }).where(eq(brandSite.id, '1001')))
  expect(await ask()).toBe(200)
  await become(20)
  expect(await ask()).toBe(200)
  time += openFor
  expect(await ask()).toBe(siteShut)
  await become(10)
  expect(await ask()).toBe(200)
})

test('counts cached suggestions for the rate limit of each client', async () => {
  const input = { query: { brandTerminalId: '1001', keyword: '轴承' } }
  const codes = []
  for (let presses = 0; presses < 121; presses += 1)
    codes.push(await codeOf(requestFor(searchSuggestions, input)))
  expect(codes.indexOf(429)).toBe(120)
})
