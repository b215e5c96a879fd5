import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsCategory } from '../../demo/server/catalogue/categories/categories.table'
import { db } from '../../demo/server/core/database/db'
import { pause } from '../../demo/server/core/time/pause'
import { siteIds } from '../../demo/server/core/config/site'
import { seed } from '../hard/hard'
import { openCluster } from '../postgres.mjs'
import { openBalancer } from './balancer'
import { openPooler } from './pooler'
import { callsTo } from './shop-calls'
import { brokenShop, forgotten, inDatabase } from './shop-invariants'
import { openLoad } from './shop-load'
import { openShop, type Shop } from './shop-process'
import { soon } from '../soon'

// Three servers of one database behind a balancer, and between them and the database a pooler.

const cluster = await openCluster()
let pooler: Awaited<ReturnType<typeof openPooler>>
let shops: Shop[] = []
let storage: Record<string, string> = {}

beforeAll(async () => {
  if (!cluster) return
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database shop').finally(() => client.end())
  pooler = await openPooler(cluster, 'shop')
  if (!pooler) return
  storage = { DATABASE_URL: pooler.url }
  shops = await Promise.all([1, 2, 3].map(() => openShop(storage)))
  // All at once: one of them brings tables and first rows, the others wait for it.
  await Promise.all(shops.map((shop) => shop.start()))
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.kill()))
  pooler?.close()
  cluster?.close()
})

test(
  'three servers lose no order while one is killed and one replaced',
  {
    timeout: 120_000,
  },
  async () => {
    if (!pooler) {
      console.info('no PostgreSQL or no PgBouncer: several servers were NOT tested')
      return expect(process.env.CI).toBeUndefined()
    }
    const [, killed, replaced] = shops
    if (!killed || !replaced) throw new Error('three shops')
    const balancer = await openBalancer(shops.map(({ port }) => port))
    const front = { ...killed, port: balancer.port, base: balancer.base }
    const load = await openLoad(front, callsTo(front), `${seed} several`)
    let over = false
    const selling = load.run(() => over)
    await pause(1_500)
    await killed.kill()
    await pause(500)
    await replaced.stop()
    await Promise.all([killed.start(), replaced.start()])
    await pause(1_500)
    over = true
    await selling
    expect(load.acknowledged.length).toBeGreaterThan(10)
    const broken = await inDatabase(storage, async () => [
      ...(await brokenShop()),
      ...(await forgotten(load.acknowledged)),
    ])
    expect(broken).toEqual([])
    // Whichever server is asked once more, it is the same answer.
    for (const { code, data, isStored, again } of load.sent) {
      const answer = await again()
      if (code === 200) expect(answer).toMatchObject({ code, data, ...(isStored && { replayed: true }) })
    }
    await balancer.close()
  },
)

test('three servers share their limits, and all serve a write of one at once', async () => {
  if (!pooler) return expect(process.env.CI).toBeUndefined()
  const ask = (turn: number) => fetch(`${shops[turn % 3]?.base}/api/pc/bbbAuth/getPhoneCheck/13800000000`)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => ask(turn)))
  const codes = (await Promise.all(answers.map((answer) => answer.json()))).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])

  const trees = () =>
    Promise.all(
      shops.map(async ({ base }) =>
        (await fetch(`${base}/api/bbb/goodsCategory/categoryTree?brandTerminalId=${siteIds.main}`)).text(),
      ),
    )
  const before = await trees()
  await inDatabase(storage, () =>
    db()
      .update(goodsCategory)
      .set({ cateName: sql`${goodsCategory.cateName} || '®'` }),
  )
  expect(before.filter((tree) => tree.includes('®'))).toEqual([])
  for (const tree of await trees()) expect(tree).toContain('®')
})

test('another server takes over the job of a killed one', async () => {
  const [one, two, three] = shops
  if (!cluster || !pooler || !one || !two || !three) return
  await Promise.all([two.stop(), three.stop()])
  const client = new Client({ connectionString: cluster.url.replace(/postgres$/, 'shop') })
  await client.connect()
  const leases = async (condition: string) => {
    const { rows } = await client.query<{ holder: string }>(
      `select holder from job_lease where name = 'account/downloads make' and ${condition}`,
    )
    return rows.map(({ holder }) => holder)
  }
  try {
    // The turn waits for this table, in the middle of its work.
    await client.query('begin')
    await client.query('lock table export_task')
    await soon(async () =>
      expect(await leases(`until > clock_timestamp() + interval '10 s'`)).toHaveLength(1),
    )
    const [dead] = await leases('true')
    await one.kill()
    await client.query('commit')
    await two.start()
    await pause(2_500)
    expect(await leases('true')).toEqual([dead])
    // Instead of waiting for half a minute.
    await client.query(`update job_lease set until = now()`)
    await soon(async () => expect(await leases('true')).not.toEqual([dead]))
  } finally {
    await client.end()
  }
})
