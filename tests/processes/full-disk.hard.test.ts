import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MortalPGlite } from '../../demo/server/core/database/mortal-pglite'
import { sellOnFullDisk } from './on-full-disk'
import { brokenShop, inDatabase } from './shop-invariants'
import { openShop } from './shop-process'
import { openDisk } from './small-disk'

const disk = openDisk(160)
afterAll(() => disk?.remove())

/** The embedded engine below the shop, which does not watch its disk. */
async function openEngine(dataDir: string) {
  const engine = new MortalPGlite({ dataDir })
  await engine.waitReady
  return engine
}

if (disk) {
  test('R134: survives a full disk of the embedded engine and continues once there is space', async () => {
    const storage = { DATA_DIR: join(disk.folder, 'db') }
    const shop = await openShop(storage)
    try {
      await shop.start()
      expect(await sellOnFullDisk(shop, disk)).toBe(507)
      await shop.kill()
      expect(await inDatabase(storage, brokenShop)).toEqual([])
    } finally {
      await shop.kill()
      disk.clear()
    }
  })

  test('R134: a crashed engine rejects statements and has its rows after a restart with space', async () => {
    const folder = join(disk.folder, 'engine')
    const first = await openEngine(folder)
    await first.query('create table part (bytes bytea)')
    const write = () =>
      first.query('insert into part values ($1)', [crypto.getRandomValues(new Uint8Array(60_000))])
    for (let at = 0; at < 3; at += 1) await write()
    disk.fill()
    // Some parts of its log are there already; the next one has no place.
    async function fillLog() {
      for (let part = 0; part < 20; part += 1) {
        await first.query('select pg_switch_wal()')
        await first.query("select pg_logical_emit_message(true, 'test', 'x')")
      }
    }
    await expect(fillLog()).rejects.toMatchObject({ code: '53100' })
    await expect(first.transaction((tx) => tx.query('select 1'))).rejects.toMatchObject({ code: '53100' })
    expect(first.dead).toBe(true)
    await first.close()
    disk.free()
    const second = await openEngine(folder)
    const { rows } = await second.query('select count(*)::int as count from part')
    expect(rows).toEqual([{ count: 3 }])
    await second.close()
  }, 120_000)
} else
  test('R134 is skipped without root, and only outside CI', () => {
    expect(process.env.CI).toBeUndefined()
  })
