import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { privateShop, privateShopApply } from '../../../demo/server/account/private-shops/private-shops.table'
import { activities } from '../../../demo/server/catalogue/activities/activities.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { db } from '../../../demo/server/core/database/db'
import { forgetLimits } from '../../../demo/server/core/security/limit'
import { routeTable } from '../../../demo/server/core/http/serve'
import { jsonSchema } from '../../../demo/server/core/openapi/json-schema'
import { siteIds } from '../../../demo/server/core/config/site'
import type { Endpoint } from '../../../src/core/api/endpoint'
import { tally } from '../../hard/hard.ts'
import { requestFor } from '../../server/request'
import { asksWithId, sampleInput } from '../../server/sample-body'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const company = '10001'
const missing = '999999999999999999'
const line = ({ method, path }: Endpoint) => `${method} ${path}`

/** Endpoints with the company's own data, which may contain goods that it chose or bought while it had access. */
const ownPapers =
  /orderInfo|afterSale|refund|complaint|offerSheet|offer\/|enquiry|inquiry|contract|invoice|shopCar|often|myGoods|ownGoods|comment|submitOrder|orderPay|account\/|exportTask/i

/** All goods of the catalogue belong to private shops from now on. @param to the company that these let in */
const shutAll = (to?: string) =>
  bed.inside(async () => {
    const shops = await db().select({ id: shop.id }).from(shop)
    await db()
      .insert(privateShop)
      .values(shops.map(({ id }) => ({ shopId: id, terms: '有资质的企业' })))
      .onConflictDoNothing()
    await db().delete(privateShopApply)
    const form = { company: '测试', contact: '许明', phone: '13800001002', purpose: '备件', files: [] }
    if (to)
      await db()
        .insert(privateShopApply)
        .values(shops.map(({ id }) => ({ ...form, shopId: id, customerId: to, reviewState: 20 as const })))
  })

/** A product that anybody may meet and nobody of the demo has anything of yet, by all that names it. */
async function quietGoods() {
  const rows = await bed.inside(() =>
    db()
      .select({ goodsId: goods.id, skuId: sku.id, skuCode: sku.skuCode, name: goods.goodsName })
      .from(sku)
      .innerJoin(goods, sql`${goods.id} = ${sku.goodsId} and ${goods.status} = 10`)
      .where(
        sql`${sku.position} = 0 and ${sku.stock} > 500 and not exists (select 1 from often_list where often_list.sku_id = ${sku.id})
          and not exists (select 1 from collection where ref_id = ${goods.id})
          and not exists (select 1 from article where article.id = ${goods.id})
          and not exists (select 1 from private_shop where private_shop.shop_id = ${goods.shopId})`,
      )
      .orderBy(goods.sales)
      .limit(1),
  )
  if (!rows[0]) throw new Error('all goods are somebody’s')
  return rows[0]
}

type Quiet = Awaited<ReturnType<typeof quietGoods>>

/** Names, codes and ids of all goods. */
async function goodsWords(): Promise<ReadonlySet<string>> {
  const rows = await bed.inside(() =>
    db()
      .select({ id: sku.id, code: sku.skuCode, name: goods.goodsName })
      .from(sku)
      .innerJoin(goods, sql`${goods.id} = ${sku.goodsId}`),
  )
  return new Set(rows.flatMap(({ id, code, name }) => [id, code, name]))
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* stringsIn(part)
}

type Asked = { response: string; read: string; wrote: boolean; body: unknown }

async function ask(endpoint: Endpoint, input: object, account?: string): Promise<Asked> {
  await bed.inside(forgetLimits)
  const token = account && (await bed.login(account))
  const from = bed.statements.length
  const answer = await bed.app.request(requestFor(endpoint, input, token ? { token } : {}))
  const body = await answer.text()
  const read = bed.statements.slice(from).join(' ')
  const wrote = bed.statements
    .slice(from)
    .some((one) => /^(insert into|update|delete from) "(?!customer_session|session)/i.test(one))
  const json = answer.headers.get('content-type')?.includes('json')
  return {
    response: `${answer.status} ${body}`,
    read,
    wrote,
    body: json ? (JSON.parse(body) as unknown) : body,
  }
}

const endpoints = () =>
  routeTable(bed.app)
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => !/logout/i.test(path))

/** Returns whether an endpoint looks at goods when it is asked about these. */
const looksAtGoods = ({ read }: Asked) => /from "(goods|sku)"|join "(goods|sku)"/.test(read)

/** Inputs of reading endpoints for lists, apart from ids. */
async function listInputs(endpoint: Endpoint, one: Quiet) {
  const { path } = sampleInput(endpoint, one.goodsId)
  const { query, body } = sampleInput(endpoint, missing)
  if (typeof body !== 'object' || body === null) return [{ path, query }]
  const bare = Object.entries(body).filter(([, value]) => value !== missing && !Array.isArray(value))
  const [activity] = await bed.inside(() => db().select({ id: activities.id }).from(activities).limit(1))
  const form = {
    ...Object.fromEntries(bare),
    pageNumber: 1,
    pageSize: 100,
    brandTerminalId: siteIds.main,
    kind: 'goods',
    activityId: activity?.id,
    idList: [one.goodsId],
    codeList: [one.skuCode],
    goodsId: one.goodsId,
    lines: [{ skuId: one.skuId, quantity: 1 }],
    regionCode: '310115',
  }
  const named = { ...form, goodsKeyWord: one.name }
  return (
    JSON.stringify(jsonSchema(endpoint.shapes.body ?? endpoint.shapes.data)).includes('goodsKeyWord')
      ? [form, named]
      : [form]
  ).map((each) => ({ path, query, body: each }))
}

/** Asks about one id on the site that has all goods: with the id as its own the question would be about no site. */
function inputAbout(endpoint: Endpoint, id: string): object {
  const inputText = JSON.stringify(sampleInput(endpoint, id), (key, value: unknown) =>
    key === 'brandTerminalId' ? siteIds.main : value,
  )
  return z.looseObject({}).parse(JSON.parse(inputText))
}

/** Responses of each endpoint that takes an id to this one, with the id removed. */
async function answersTo(account: string | undefined, id: string) {
  const answers = new Map<string, string>()
  for (const endpoint of endpoints().filter(asksWithId)) {
    if (!account && endpoint.needs === 'token') continue
    const { response } = await ask(endpoint, inputAbout(endpoint, id), account)
    answers.set(line(endpoint), response.replaceAll(id, '§').replaceAll(/\d{10,}/g, '#'))
  }
  return answers
}

test('goods of a private shop are unknown to every endpoint without access to the shop', async () => {
  const one = await quietGoods()
  const open = [await answersTo('demo', one.goodsId), await answersTo('demo', one.skuId)]
  await bed.reset()
  await shutAll()
  const different: string[] = []
  const answered = new Set<string>()
  for (const account of ['demo', undefined]) {
    const none = await answersTo(account, missing)
    for (const [at, id] of [one.goodsId, one.skuId].entries())
      for (const [name, response] of await answersTo(account, id)) {
        if (response !== none.get(name))
          different.push(`${account ?? 'a visitor'}: ${name}: ${response.slice(0, 200)}`)
        if (account && open[at]?.get(name) !== none.get(name)) answered.add(name)
      }
  }
  expect(different).toEqual([])
  // Those that answer to the ids of goods that anybody may meet.
  expect([[...answered], answered.size > 1]).toEqual([[...answered], true])
  tally({
    what: 'private goods: endpoints that answer to an id',
    inputs: answered.size,
    lost: different.length,
  })
})

test('no list, count or search includes goods of private shops; members with access get all of them', async () => {
  const one = await quietGoods()
  const words = await goodsWords()
  const revealed = (body: unknown, input: object) => {
    const inputStrings = new Set(stringsIn(input))
    return [...stringsIn(body)].filter((text) => words.has(text) && !inputStrings.has(text))
  }
  const asked: { endpoint: Endpoint; input: object; account: string | undefined; before: Asked }[] = []
  for (const account of ['demo', undefined])
    for (const endpoint of endpoints()) {
      if (endpoint.once || ['PUT', 'DELETE'].includes(endpoint.method)) continue
      if (account ? ownPapers.test(endpoint.path) : endpoint.needs === 'token') continue
      for (const input of await listInputs(endpoint, one)) {
        const before = await ask(endpoint, input, account)
        if (looksAtGoods(before) && !before.wrote) asked.push({ endpoint, input, account, before })
      }
    }
  const meeting = asked.filter(({ input, before }) => revealed(before.body, input).length > 0)
  const names = [...new Set(meeting.map(({ endpoint }) => line(endpoint)))]
  expect([names, names.length > 3]).toEqual([names, true])

  await bed.reset()
  await shutAll()
  const leaks: string[] = []
  for (const { endpoint, input, account } of asked) {
    const [word] = revealed((await ask(endpoint, input, account)).body, input)
    if (word) leaks.push(`${account ?? 'a visitor'}: ${line(endpoint)}: ${word}`)
  }
  expect(leaks).toEqual([])

  await bed.reset()
  await shutAll(company)
  const lost: string[] = []
  for (const { endpoint, input, account, before } of meeting) {
    if (!account) continue
    const now = revealed((await ask(endpoint, input, account)).body, input)
    if (JSON.stringify(now) !== JSON.stringify(revealed(before.body, input))) lost.push(line(endpoint))
  }
  expect(lost).toEqual([])
  tally({
    what: 'private goods: lists that tell of goods',
    inputs: names.length,
    lost: leaks.length + lost.length,
  })
})
