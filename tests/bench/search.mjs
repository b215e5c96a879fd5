import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, totalmem } from 'node:os'
import { Client } from 'pg'
import { createServer } from 'vite'
import { openPostgres } from '../postgres.mjs'
import { fillUp } from './many-goods.mjs'
import { realShop } from './real-shop.mjs'

/**
 * Measures lists and suggestions by the size of the catalogue: the built server on PostgreSQL with 10,000, 100,000 and
 * 1,000,000 goods, in turn. Readers, server and database share this machine.
 *
 * Usage: node tests/bench/search.mjs [goods …]   (DATABASE_URL: a PostgreSQL that keeps the filled databases)
 */
const sizes = process.argv.slice(2).map(Number)
const wanted = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]
const readers = 50
const perSecond = 50
/** Longer than visitors share an answer, so that what it takes to make them anew is counted. */
const seconds = 15
const mostOfAKind = 60
const goal = 150
const captcha = '2468'

const agent = new Agent({ keepAlive: true, maxSockets: 4 * readers })
let asked = 0

/** Always the same numbers: every size is asked the same. */
function randomFrom(seed) {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

const post = ({ url, token }, [path, body]) =>
  new Promise((done, fail) => {
    const began = performance.now()
    // Suggestions are limited by address.
    const from = `10.${asked % 250}.${Math.floor(asked / 250) % 250}.1`
    asked++
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const call = request(`${url}/api/bbb/goodsInfo/${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers,
    })
    call.on('error', fail)
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) done(performance.now() - began)
        else fail(new Error(`${path} ${JSON.stringify(body)} was answered with ${answer.statusCode}`))
      })
    })
    call.end(body && JSON.stringify(body))
  })

const list = (more) => ['page', { brandTerminalId: '1001', pageSize: 20, ...more }]
const suggest = (keyword) => [`suggest?brandTerminalId=1001&keyword=${encodeURIComponent(keyword)}`]

/** One sign left out, as fingers do. */
const misspelt = (word) => [...word].filter((_, at) => at !== Math.floor([...word].length / 2)).join('')

/** Questions of each kind, made of what is sold. */
async function questionsOf(client) {
  const column = async (text) => (await client.query(text)).rows.map(({ one }) => one)
  const kinds = await column(
    `select id as one from goods_category where id in (select category_id from goods union select group_id from goods
      union select department_id from goods) order by md5(id) limit 60`,
  )
  const words = await column(
    `select label as one from search_word where char_length(word) > 2 order by uses desc, word limit 80`,
  )
  const some = `from goods join sku on goods_id = goods.id and position = 0 where (hashtext(goods.id) & 127) = 1 and status = 10`
  const codes = await column(`select sku_code as one ${some} order by md5(goods.id) limit 60`)
  const models = await column(`select model as one ${some} order by md5(goods.id) limit 60`)
  const names = await column(
    `select split_part(goods_name, ' ', 1) || ' ' || split_part(goods_name, ' ', 3) as one ${some} order by md5(goods.id) limit 40`,
  )
  const english = [
    'bearing',
    'safety shoes',
    'ball valve DN25',
    'cable tie',
    'nitrile gloves',
    'hex bolt M8x30',
  ]
  const sizes = ['25x52x15', '20*47*14', 'M8×30', 'DN25', 'M6 不锈钢']
  const sorts = ['default', 'sales', 'new', 'priceAsc', 'priceDesc']
  const keywords = [
    ...words,
    ...codes,
    ...codes.map((code) => code.slice(0, 6)),
    ...models,
    ...names,
    ...english,
    ...sizes,
  ]
  return {
    list: [
      {},
      ...kinds.flatMap((categoryId, at) => [
        { categoryId },
        { categoryId, sort: sorts[at % sorts.length] },
        { categoryId, pageNumber: 1 + (at % 40) },
        { categoryId, inStock: true },
        { categoryId, ranges: { '功率（W）': { min: 1, max: 100 + at } } },
      ]),
    ].map(list),
    keyword: keywords.map((goodsKeyWord) => list({ goodsKeyWord })),
    misspelt: words
      .filter((word) => [...word].length > 4)
      .map((word) => list({ goodsKeyWord: misspelt(word) })),
    suggestions: keywords
      .filter((_, at) => at % 2 === 0)
      .map((word, at) => suggest([...word].slice(0, 2 + (at % 3)).join(''))),
  }
}

const shareOf = (took, share) => took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? 0

/** Everybody asks again as soon as there is an answer. */
async function atOnce(asker, questions, next) {
  // The server has closed connections that lay idle meanwhile.
  agent.destroy()
  const took = []
  const end = performance.now() + seconds * 1000
  const read = async () => {
    while (performance.now() < end) took.push(await post(asker, next(questions)))
  }
  await Promise.all(Array.from({ length: readers }, read))
  return { took, each: took.length / seconds }
}

/** So many questions a second, whether or not the ones before are answered. */
async function atRate(asker, questions, next) {
  agent.destroy()
  const all = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    all.push(post(asker, next(questions)))
    await new Promise((later) => setTimeout(later, 1000 / perSecond))
  }
  return { took: await Promise.all(all) }
}

/** Returns whether memory stands by in pages of 2 MB, and how much of it is taken (Linux). */
function hugePages() {
  const text = readFileSync('/proc/meminfo', 'utf8')
  const [all, free] = ['Total', 'Free'].map((of) =>
    Number(new RegExp(`HugePages_${of}:\\s+(\\d+)`).exec(text)?.[1]),
  )
  return `${2 * (all - free)} of ${2 * all} MB`
}

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

async function filled(server, count) {
  const name = `search_${count}`
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  await admin.end()
  const url = new URL(server.url)
  url.pathname = name
  if (!rowCount) await server.add(name)
  const settings = { DATABASE_URL: url.href, GOODS: '10000', TRUST_PROXY: '1', DEMO_FIXED_CODE: captcha }
  const client = new Client({ connectionString: url.href })
  let indexing
  if (!rowCount) {
    await (await realShop(settings)).close()
    await client.connect()
    const began = performance.now()
    indexing = await fillUp(client, count)
    console.log(`${count} goods: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } else await client.connect()
  const { rows } = await client.query(
    `select pg_database_size(current_database()) / 1e6 as whole, pg_relation_size('goods_grams') / 1e6 as texts,
      (select count(*) from goods)::int as goods, (select count(*) from sku)::int as skus`,
  )
  const questions = await questionsOf(client)
  await client.end()
  const shop = await realShop(settings)
  return { ...rows[0], indexing, questions, shop, token: await logIn(shop.url) }
}

const cells = (...texts) =>
  `| ${texts.map((text, at) => (at ? text.padStart(11) : text.padEnd(30))).join(' | ')} |`
const ms = (value) => `${value.toFixed(0)} ms`
const mb = (value) => `${value.toFixed(0)} MB`

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { callsTo } = await vite.ssrLoadModule('/tests/processes/shop-calls.ts')

/** A buyer whose company has no terms of its own. @returns the token of his session */
const logIn = (base) => callsTo({ base, port: Number(new URL(base).port), captcha }).logIn('monthly')

// As the operations page has it set up.
const server = await openPostgres({ shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB` })
if (!server) throw new Error('there is no PostgreSQL here')
const shops = []
try {
  for (const count of wanted) shops.push(await filled(server, count))
  const kinds = Object.keys(shops[0].questions)
  const found = new Map()
  const note = (key, at, took) => {
    const all = found.get(key) ?? wanted.map(() => [])
    all[at].push(...took)
    found.set(key, all)
  }
  const rates = new Map(kinds.map((kind) => [kind, []]))
  for (const kind of kinds) {
    for (const [at, { shop, token, questions, goods }] of shops.entries()) {
      const visitor = { url: shop.url }
      const began = performance.now()
      const asked = questions[kind].slice(0, mostOfAKind)
      for (const question of asked) note(`${kind}, first time`, at, [await post(visitor, question)])
      const random = randomFrom(1)
      const next = (all) => all[Math.floor(random() * all.length)]
      note(`${kind}, ${perSecond} a second`, at, (await atRate(visitor, asked, next)).took)
      const { took, each } = await atOnce(visitor, asked, next)
      note(`${kind}, ${readers} visitors`, at, took)
      const ofMembers = await atOnce({ ...visitor, token }, asked, next)
      note(`${kind}, ${readers} members`, at, ofMembers.took)
      rates.get(kind).push(each)
      console.log(`${kind} of ${goods} goods: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
  }
  console.log(cells('goods', ...shops.map(({ goods }) => `${goods}`)))
  console.log(cells('---', ...shops.map(() => '---')))
  console.log(cells('SKUs', ...shops.map(({ skus }) => `${skus}`)))
  console.log(cells('on disk', ...shops.map(({ whole }) => mb(Number(whole)))))
  console.log(cells('index over texts', ...shops.map(({ texts }) => mb(Number(texts)))))
  console.log(
    cells('made in', ...shops.map(({ indexing }) => (indexing ? `${indexing.toFixed(0)} s` : 'kept'))),
  )
  console.log(cells('memory of the server', ...shops.map(({ shop }) => mb(memoryOf(shop.pid)))))
  for (const [key, all] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const share of [0.5, 0.95])
      console.log(cells(`${key}: p${share * 100}`, ...all.map((took) => ms(shareOf(took, share)))))
  }
  for (const [kind, all] of rates)
    console.log(cells(`${kind}: answers a second`, ...all.map((each) => `${each.toFixed(0)}`)))
  console.log(`Memory in pages of 2 MB that is taken: ${hugePages()}`)
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}. Wanted: p95 ≤ ${goal} ms.`,
  )
} finally {
  agent.destroy()
  await vite.close()
  for (const { shop } of shops) await shop.close()
  server.close()
}
