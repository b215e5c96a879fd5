import { afterAll, expect, test } from 'vitest'
import { demoSeeds } from '../../demo/server/demo-seeds'
import { goods } from '../../demo/server/catalogue/goods/goods.table'
import { everybody, visibleTo } from '../../demo/server/catalogue/goods/visible-goods'
import { fewestGoods } from '../../demo/server/core/config/settings'
import { siteIds } from '../../demo/server/core/config/site'
import { db, withDb } from '../../demo/server/core/database/db'
import { migrate } from '../../demo/server/core/database/migrate'
import { randomFrom } from '../../demo/server/core/database/random'
import { seedWhenEmpty } from '../../demo/server/core/database/seed'
import { seed, tally, timer } from '../hard/hard'
import { testDatabase } from './test-database'
import { openTestbed } from './testbed'

// The demo's stories choose from the available goods. They must be complete for any number of goods.

const bed = await openTestbed('demo')
let tried = 1

/** Counts goods on sale, without those of private shops. */
const sold = () => db().$count(goods, visibleTo(everybody(siteIds.main)))

test('seeds the smallest amount of goods', async () => {
  await bed.reset()
  expect(await bed.inside(sold)).toBe(fewestGoods)
})

test('seeds any larger amount of goods', async () => {
  const random = randomFrom(`goods ${seed}`)
  const amounts = [fewestGoods + 1, ...Array.from({ length: 12 }, () => random.int(302, 3_000))]
  const timeIsLeft = timer()
  for (const wanted of amounts) {
    if (!timeIsLeft()) break
    const database = await testDatabase()
    await migrate(database)
    const options = { demo: true, goods: wanted, passwordRounds: 1, log: () => {} }
    expect(await seedWhenEmpty(database, demoSeeds, options)).toBe(true)
    expect(await withDb(database.handle, sold)).toBe(wanted)
    await database.close()
    tried++
  }
})

afterAll(() => tally({ what: 'catalogues of other sizes', inputs: tried, lost: 0 }))
