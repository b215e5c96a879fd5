import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { privateShop, privateShopApply } from '../../../demo/server/account/private-shops/private-shops.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { db } from '../../../demo/server/core/db'
import { forgetLimits } from '../../../demo/server/core/limit'
import { routeTable } from '../../../demo/server/core/serve'
import { siteIds } from '../../../demo/server/core/site'
import type { Endpoint } from '../../../src/core/endpoint'
import { tally } from '../../hard/hard.ts'
import { requestFor } from '../../server/request'
import { asksWithId, sampleInput } from '../../server/sample-body'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const company = '10001'
const missing = '999999999999999999'
const line = ({ method, path }: Endpoint) => `${method} ${path}`

/** What a company keeps of its own: it reads there what it chose or bought while it might. */
const ownPapers =
  /orderInfo|afterSale|complaint|offerSheet|offer\/|enquiry|inquiry|contract|invoice|shopCar|often|myGoods|ownGoods|comment|submitOrder|orderPay|account\/|exportTask/i

/** All goods of the catalogue belong to private shops from now on. @param to the company that these let in */
const shutAll = (to?: string) =>
  bed.inside(async () => {
    const shops = await db().select({ id: shop.id }).from(shop)
    await db()
      .insert(privateShop)
      .values(shops.map(({ id }) => ({ shopId: id, terms: '有资质的企业' })))
      .onConflictDoNothing()
    await db().delete(privateShopApply)
    const said = { company: '测试', contact: '许明', phone: '13800001002', purpose: '备件', files: [] }
    if (to)
      await db()
        .insert(privateShopApply)
        .values(shops.map(({ id }) => ({ ...said, shopId: id, customerId: to, reviewState: 20 as const })))
  })

/** A product that nobody of the demo has anything of yet, by all that names it. */
async function quietGoods() {
  const rows = await bed.inside(() =>
    db()
      .select({ goodsId: goods.id, skuId: sku.id, skuCode: sku.skuCode, name: goods.goodsName })
      .from(sku)
      .innerJoin(goods, sql`${goods.id} = ${sku.goodsId} and ${goods.status} = 10`)
      .where(
        sql`${sku.position} = 0 and ${sku.stock} > 500 and not exists (select 1 from often_list where often_list.sku_id = ${sku.id})
          and not exists (select 1 from collection where ref_id = ${goods.id})`,
      )
      .orderBy(goods.sales)
      .limit(1),
  )
  if (!rows[0]) throw new Error('all goods are somebody’s')
  return rows[0]
}

/** Names, codes and ids of all goods. */
async function goodsWords(): Promise<ReadonlySet<string>> {
  const rows = await bed.inside(() =>
    db()
      .select({ id: sku.id, code: sku.skuCode, name: goods.goodsName })
      .from(sku)
      .innerJoin(goods, sql`${goods.id} = ${sku.goodsId}`),
  )
  return new Set(rows.flatMap((row) => Object.values(row)))
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* stringsIn(part)
}

type Asked = { told: string; read: string; wrote: boolean; body: unknown }

async function ask(endpoint: Endpoint, input: object, account?: string): Promise<Asked> {
  forgetLimits()
  const token = account && (await bed.login(account))
  const from = bed.statements.length
  const answer = await bed.app.request(requestFor(endpoint, input, token ? { token } : {}))
  const said = await answer.text()
  const read = bed.statements.slice(from).join(' ')
  const wrote = bed.statements
    .slice(from)
    .some((one) => /^(insert into|update|delete from) "(?!customer_session|session)/i.test(one))
  const json = answer.headers.get('content-type')?.includes('json')
  return { told: `${answer.status} ${said}`, read, wrote, body: json ? JSON.parse(said) : said }
}

const endpoints = () =>
  routeTable(bed.app)
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => !/logout/i.test(path))

/** Whether an endpoint looks at goods when it is asked about these. */
const looksAtGoods = ({ read }: Asked) => /from "(goods|sku)"|join "(goods|sku)"/.test(read)

/** What lists are asked with, beside the ids that they may take. */
async function listInputs(endpoint: Endpoint) {
  const plain = sampleInput(endpoint, '')
  const { body } = plain
  const words = { pageNumber: 1, pageSize: 100, brandTerminalId: siteIds.main, kind: 'goods' }
  const named = { goodsKeyWord: (await quietGoods()).name }
  if (typeof body !== 'object' || body === null) return [plain]
  const bare = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== '' && !Array.isArray(value)),
  )
  return [plain, ...[words, { ...words, ...named }].map((more) => ({ ...plain, body: { ...bare, ...more } }))]
}

test('goods of a private shop answer to no id that an endpoint takes, for whoever was not let in', async () => {
  const one = await quietGoods()
  await shutAll()
  const different: string[] = []
  let compared = 0
  for (const account of ['demo', undefined])
    for (const endpoint of endpoints().filter(asksWithId)) {
      if (!account && endpoint.needs === 'token') continue
      for (const id of [one.goodsId, one.skuId, one.skuCode]) {
        const none = await ask(endpoint, sampleInput(endpoint, missing), account)
        const { told } = await ask(endpoint, sampleInput(endpoint, id), account)
        compared++
        const plain = (text: string, of: string) => text.replaceAll(of, '§').replaceAll(/\d{10,}/g, '#')
        if (plain(told, id) !== plain(none.told, missing))
          different.push(
            `${account ?? 'a visitor'}: ${line(endpoint)} ${id}: ${told} instead of ${none.told}`,
          )
      }
    }
  expect(different).toEqual([])
  tally({ what: 'private goods: endpoint × id', inputs: compared, lost: different.length })
}, 300_000)

test('no list, count or search tells of goods of private shops, and those that were let in are told all', async () => {
  const words = await goodsWords()
  const told = (body: unknown) => [...stringsIn(body)].find((text) => words.has(text))
  const asked: { endpoint: Endpoint; input: object; account: string | undefined; before: Asked }[] = []
  for (const account of ['demo', undefined])
    for (const endpoint of endpoints()) {
      if (!account && endpoint.needs === 'token') continue
      for (const input of await listInputs(endpoint)) {
        const before = await ask(endpoint, input, account)
        if (looksAtGoods(before) && !before.wrote) asked.push({ endpoint, input, account, before })
      }
    }
  const meeting = asked.filter(({ before }) => told(before.body))
  console.log(meeting.length, asked.length, [...new Set(meeting.map(({ endpoint }) => line(endpoint)))])

  await bed.reset()
  await shutAll()
  const leaks: string[] = []
  for (const { endpoint, input, account } of asked) {
    if (account && ownPapers.test(endpoint.path)) continue
    const word = told((await ask(endpoint, input, account)).body)
    if (word) leaks.push(`${account ?? 'a visitor'}: ${line(endpoint)}: ${word}`)
  }
  expect(leaks).toEqual([])

  await bed.reset()
  await shutAll(company)
  const lost: string[] = []
  for (const { endpoint, input, account, before } of meeting)
    if (account && told((await ask(endpoint, input, account)).body) !== told(before.body))
      lost.push(line(endpoint))
  expect(lost).toEqual([])
}, 300_000)
