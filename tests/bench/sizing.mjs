import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { openCluster } from '../postgres.mjs'
import { statOf } from './processor-time.mjs'
import { realShop } from './real-shop.mjs'

/**
 * Measures the processor time of server and database for a buyer's actions, and how many of them one core of each does
 * in a second.
 *
 * Usage: node tests/bench/sizing.mjs   (Linux: the processor's time is read from /proc; PostgreSQL has to be installed)
 */
const turns = 200
const captcha = '2468'

const postgres = await openCluster()
if (!postgres) throw new Error('there is no PostgreSQL here')
const [postmaster] = readFileSync(join(postgres.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
const settings = { DATABASE_URL: postgres.url, GOODS: '10000', DEMO_FIXED_CODE: captcha }
const shop = await realShop(settings)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })

/** Milliseconds that the processes of PostgreSQL took, also those that ended: each connection is one. */
function ofDatabase() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? [])
  const { ended } = all.find(({ pid }) => pid === postmaster)
  return all
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .reduce((sum, { own }) => sum + own, ended)
}
const ofServer = () => statOf(shop.pid).own

async function inTurns(count, work) {
  for (let turn = 0; turn < count; turn += 1) await work()
}

const cell = (value) => value.toFixed(1).padStart(12)

try {
  const { buyersAtWork } = await vite.ssrLoadModule('/tests/bench/buyers-at-work.ts')
  const works = await buyersAtWork(shop.url, captcha)
  console.log(
    `${''.padEnd(36)}${['server, ms', 'database, ms', 'a second'].map((head) => head.padStart(14)).join('')}`,
  )
  for (const [name, work] of Object.entries(works)) {
    await inTurns(turns / 4, work)
    const [server, database] = [ofServer(), ofDatabase()]
    await inTurns(turns, work)
    const each = [(ofServer() - server) / turns, (ofDatabase() - database) / turns]
    console.log(
      `${name.padEnd(36)}${each.map((ms) => cell(ms).padStart(14)).join('')}${cell(1000 / Math.max(...each)).padStart(14)}`,
    )
  }
} finally {
  await vite.close()
  await shop.close()
  postgres.close()
}
