import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { pause } from '../../demo/server/core/time/pause'
import { randomFrom } from '../../demo/server/core/database/random'
import { seed, tally, timer } from '../hard/hard'
import { newDatabase } from '../server/test-database'
import { callsTo } from './shop-calls'
import { brokenShop, forgotten, inDatabase, stockFigures } from './shop-invariants'
import { openLoad, type Acknowledged } from './shop-load'
import { openShop } from './shop-process'

// The real server as a process of its own, killed while it sells: what it answered holds, nothing counts twice.

const server = process.env.TEST_DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'trade-kill-'))
/** Databases of the shop: the embedded engine, and the server named by the test command. */
const storages: Record<string, () => Promise<Record<string, string>>> = {
  'the embedded engine': async () => ({ DATA_DIR: join(folder, 'db') }),
  ...(server && { PostgreSQL: async () => ({ DATABASE_URL: await newDatabase(server) }) }),
}
afterAll(() => rm(folder, { recursive: true, force: true }))

const kills = 50

test.each(Object.entries(storages))(
  'R99, R127: after a kill during sales on %s, answered calls persist and none is partial or doubled',
  async (engine, opened) => {
    const storage = await opened()
    const shop = await openShop(storage)
    onTestFinished(shop.kill)
    await shop.start()
    const random = randomFrom(`kill ${seed}`)
    const all: Acknowledged[] = []
    const stock = new Set<string>()
    let [acts, killed] = [0, 0]
    const timeIsLeft = timer()
    // On a busy machine the first servers may be killed before they sell anything.
    for (; killed < kills && (timeIsLeft() || all.length === 0); killed += 1) {
      const load = await openLoad(shop, callsTo(shop), `${seed} ${killed}`)
      let gone = false
      const selling = load.run(() => gone)
      await pause(random.int(150, 1_500))
      gone = true
      await shop.kill()
      await selling
      acts += load.acts()
      all.push(...load.acknowledged)
      await inDatabase(storage, async () => {
        expect(await brokenShop()).toEqual([])
        expect(await forgotten(all)).toEqual([])
        stock.add(await stockFigures())
      })
      expect(stock.size).toBe(1)
      await shop.start()
      // Asked again with the same keys: what was answered is answered again, what was cut is done once.
      for (const { code, data, isStored, again } of load.sent) {
        const answer = await again()
        if (code === 200)
          expect(answer).toMatchObject({ code: 200, data, ...(isStored && { replayed: true }) })
        else expect(answer.code).not.toBe(0)
        const twice = await again()
        expect([twice.code, twice.data]).toEqual([answer.code, answer.data])
      }
    }
    await shop.kill()
    await inDatabase(storage, async () => {
      expect(await brokenShop()).toEqual([])
      expect(await forgotten(all)).toEqual([])
    })
    expect(all.length).toBeGreaterThan(0)
    tally({
      what: `kill -9 under load on ${engine}`,
      inputs: acts,
      faults: killed,
      lost: 0,
    })
  },
)
