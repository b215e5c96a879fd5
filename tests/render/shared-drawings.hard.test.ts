import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { goods } from '../../demo/server/catalogue/goods/goods.table'
import { db } from '../../demo/server/core/database/db'
import * as renderer from '../../elements/render'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { openTestbed } from '../server/testbed'
import { soon } from '../soon'
import { bringCode, pageFiles } from './shop'

const bed = await openTestbed('open')

const page =
  '<!doctype html><html lang="zh-CN"><head><title>x</title></head><body><trade-header></trade-header><trade-outlet></trade-outlet></body></html>'

let time = 0
let drawings = 0
let get: (address: string, headers?: Record<string, string>) => Promise<Response>
const noLimit = 2 ** 31 - 1

/** Counts renders. */
const counted = {
  fillPage: (...given: Parameters<typeof renderer.fillPage>) => (drawings++, renderer.fillPage(...given)),
  drawView: (...given: Parameters<typeof renderer.drawView>) => (drawings++, renderer.drawView(...given)),
}

beforeAll(() => bringCode(bed, page, list))
function serve(drawWithin: number, used = counted): typeof get {
  const app = createApp({
    ...bed,
    log: { info: () => {}, error: () => {} },
    files: { storefront: pageFiles(page), kit: pageFiles(), docs: pageFiles(), renderer: used },
    now: () => time,
    drawWithin,
  })
  return async (address, headers = {}) => {
    const url = new URL(address, 'http://localhost:4173')
    return app.request(new Request(url, { headers: { Host: url.host, ...headers } }))
  }
}
beforeEach(async () => {
  await bed.reset()
  time = 0
  drawings = 0
  // On a busy machine rendering may exceed the server's timeout.
  get = serve(noLimit)
})

const textOf = async (answer: Promise<Response>) => (await answer).text()
const view = '/api/view/trade-goods-list?site=localhost&category-id=110101'
const list = '/goods/list/110101'
const listQueries = () => bed.statements.filter((sql) => sql.includes('from "goods"')).length

async function rename(goodsName: string) {
  const body = { brandTerminalId: '1001', categoryId: '110101', pageNumber: 1, pageSize: 20 }
  const [first] = (await bed.call(goodsPage, { body })).content
  await bed.inside(() =>
    db()
      .update(goods)
      .set({ goodsName })
      .where(eq(goods.id, first?.id ?? '')),
  )
}

describe.each([
  ['view', view],
  ['page', list],
])('a visitor’s %s', (_, address) => {
  test('is rendered once for parallel requests, with one query for its data', async () => {
    // The first request also loads counts of goods, which are cached for a while.
    await get(address)
    time += 5_000
    bed.statements.length = 0
    await get(address)
    const alone = listQueries()
    time += 5_000
    bed.statements.length = 0
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(get(address))))
    texts.push(await textOf(get(address)))
    expect([new Set(texts).size, drawings, listQueries()]).toEqual([1, 3, alone])
    expect(alone).toBeGreaterThan(0)
  })

  test('shows a change after the cache has expired', async () => {
    const first = await textOf(get(address))
    await rename('改了名字的轴承')
    expect(await textOf(get(address))).toBe(first)
    time += 5_000
    expect(await textOf(get(address))).toContain('改了名字的轴承')
  })

  test('is answered with 304 while it is unchanged', async () => {
    const first = await get(address)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\//)
    const known = { 'If-None-Match': tag }
    time += 5_000
    const again = await get(address, known)
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    await rename('改了名字的轴承')
    time += 5_000
    expect((await get(address, known)).status).toBe(200)
  })

  test('is never shared between accounts', async () => {
    const token = await bed.login('demo')
    const visitor = await textOf(get(address))
    const member = await get(address, { Authorization: token, Cookie: `PC_TOKEN=${token}` })
    expect(member.headers.get('etag')).toBeNull()
    expect(member.headers.get('cache-control')).toBe('private, no-store')
    expect(await member.text()).not.toBe(visitor)
    expect(await textOf(get(address))).toBe(visitor)
    expect(drawings).toBe(2)
  })

  test('is rendered again after a failed rendering', async () => {
    let isBroken = true
    const unlessBroken =
      <Given extends unknown[], Drawn>(draw: (...given: Given) => Promise<Drawn>) =>
      async (...given: Given) => {
        if (isBroken) throw new Error('the renderer is broken')
        return draw(...given)
      }
    const { fillPage, drawView } = counted
    get = serve(noLimit, { fillPage: unlessBroken(fillPage), drawView: unlessBroken(drawView) })
    await get(address)
    expect(drawings).toBe(0)
    isBroken = false
    expect(await textOf(get(address))).toContain('轴承')
    expect(drawings).toBe(1)
  })
})

test('each host, language, theme and address has its own page', async () => {
  const asked: [string, Record<string, string>?][] = [
    [list],
    [`http://north.localhost:4173${list}`],
    [`http://localhost:9999${list}`],
    [list, { Cookie: 'trade-language=en' }],
    [list, { Cookie: 'trade-theme=dark' }],
    [list, { Cookie: 'trade-language=en; trade-theme=dark' }],
    [`${list}?pageNumber=2`],
    ['/goods/list/110102'],
  ]
  const texts: string[] = []
  for (const one of asked) texts.push(await textOf(get(...one)))
  expect(drawings).toBe(asked.length)
  expect(await Promise.all(asked.map((one) => textOf(get(...one))))).toEqual(texts)
  expect(drawings).toBe(asked.length)
  expect(texts[3]).toContain('<html lang="en"')
  expect(texts[4]).toContain('data-theme="dark"')
})

test('each host, language and setting has its own view, in any order of the settings', async () => {
  const asked = [view, `http://north.localhost:4173${view}`, `${view}&lang=en`, `${view}&page-size=5`]
  for (const one of asked) await get(one)
  expect(drawings).toBe(asked.length)
  await get('/api/view/trade-goods-list?category-id=110101&site=localhost')
  expect(drawings).toBe(asked.length)
})

test('pages of visitors depend on no cookies except language and theme', async () => {
  const session = { Cookie: `PC_SESSION=${await bed.login('demo')}; other=1` }
  const visitor = await textOf(get(list))
  expect(await textOf(get(list, session))).toBe(visitor)
  expect(drawings).toBe(1)
})

test('different pages share public API responses, requested once', async () => {
  // Goods load the currency as part of their own call.
  const asked = () =>
    ['currency_rule', 'theme_page'].map(
      (table) => bed.statements.filter((sql) => sql.split(' from ')[1]?.startsWith(`"${table}"`)).length,
    )
  await get(list)
  await get('/goods/list/110102')
  expect(asked()).toEqual([1, 1])
  time += 5_000
  await get(list)
  expect(asked()).toEqual([2, 2])
})

test('sends a page unrendered after the limit, and rendered to later requests', async () => {
  let finish = () => {}
  const drawn = new Promise<void>((resolve) => {
    finish = resolve
  })
  const fillPage = async (...given: Parameters<typeof renderer.fillPage>) => {
    await drawn
    return counted.fillPage(...given)
  }
  get = serve(0, { ...counted, fillPage })
  expect(await textOf(get(list))).toBe(page)
  finish()
  await soon(async () => expect(await textOf(get(list))).toContain('data-drawn-page'))
  expect(drawings).toBe(1)
})
