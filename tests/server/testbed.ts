import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Data, Endpoint, Input } from '../../src/core/api/endpoint'
import { createApp } from '../../demo/server/app'
import { receivingSheets } from '../../demo/server/catalogue/goods-import/intake/receive-sheet'
import { readConfig, type Config } from '../../demo/server/core/config/config'
import type { Database } from '../../demo/server/core/database/database'
import { db, withDb } from '../../demo/server/core/database/db'
import { forgetOwnLimits } from '../../demo/server/core/security/limit'
import { forgetLoggedLines } from '../../demo/server/core/observability/log-sparingly'
import { migrate } from '../../demo/server/core/database/migrate'
import { migrations } from '../../demo/server/core/database/migration-files'
import { seedWhenEmpty, type Seed } from '../../demo/server/core/database/seed'
import { siteIds } from '../../demo/server/core/config/site'
import type { App } from '../../demo/server/core/http/surroundings'
import { demoSeeds } from '../../demo/server/demo-seeds'
import { accountKey, customer } from '../../demo/server/session/sign-in/customer.table'
import { openSession } from '../../demo/server/session/sign-in/sessions'
import { openBeds } from './open-beds'
import { grounds, type Ground } from './testbed-seeds'
import { dataOf, requestFor, type Asking } from './request'
import { copyTables, keepTables, type Keeper } from './table-copies'
import { filledDatabase } from './test-database'
import { testClock } from './test-clock'

export type { Asking } from './request'

export type Bed = {
  app: App
  config: Config
  database: Database
  /** Error log lines since the last reset. */
  errors: string[]
  /** Log lines since the last reset, including errors. */
  lines: string[]
  /** SQL statements since the last reset, without their values. */
  statements: string[]
  /** Resets all rows to the seed and the clock to the real time, and clears limits. */
  reset: () => Promise<void>
  /** Calls an endpoint as the kit does. Returns its data or throws a CallError. */
  call: <E extends Endpoint>(endpoint: E, input: Input<E>, asking?: Asking) => Promise<Data<E>>
  /** Calls an endpoint and returns the raw response. */
  ask: <E extends Endpoint>(endpoint: E, input: Input<E>, asking?: Asking) => Promise<Response>
  /** Logs in to a demo account. @returns its token */
  login: (account: string, site?: string) => Promise<string>
  /** Runs work that may call `db()`, to inspect data behind the API. */
  inside: <T>(work: () => Promise<T>) => Promise<T>
  /** Advances the server's clock by milliseconds. */
  wait: (ms: number) => void
}

export const fixedCode = 'TEST'
const testPort = 4173

/** Few rounds, because tests hash many passwords and need no security. */
const passwordRounds = 1_000

type Seeded = {
  database: Database
  keeper: Keeper
  statements: string[]
}

/** Returns a cached value, or creates and caches it for this worker. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

const seeded = new Map<string, Promise<Seeded>>()
const beds = new Map<string, Promise<Bed>>()

/**
 * Opens the in-memory server that all files of a worker share. Each file starts with the seeded rows. A file
 * that writes calls `reset()` before each test.
 * @param config differences from the server that `npm start` runs
 */
export function openTestbed(ground: Ground, config: Partial<Config> = {}): Promise<Bed> {
  const key = JSON.stringify([ground, config], (_, value: unknown) =>
    value instanceof Set ? [...value] : value,
  )
  return once(beds, key, async () => {
    const bed = makeBed(await once(seeded, ground, () => seedGround(ground)), config)
    openBeds.add(bed)
    return bed
  })
}

/** Returns the seeds of some folders and of their dependencies. */
function seedsOf(rooms: readonly string[] | undefined): Seed[] {
  if (!rooms) return demoSeeds
  const wanted = new Set<string>()
  const want = (room: string) => {
    wanted.add(room)
    for (const other of demoSeeds.find((seed) => seed.room === room)?.after ?? []) want(other)
  }
  rooms.forEach(want)
  return demoSeeds.filter(({ room }) => wanted.has(room))
}

async function seedGround(ground: Ground): Promise<Seeded> {
  const { rooms, goods } = grounds[ground]
  const keeper = keepTables()
  const statements: string[] = []
  // A previous file may have moved the clock, and seeds contain times.
  testClock.reset()
  const database = await filledDatabase(
    ground,
    async (empty) => {
      await migrate(empty)
      await seedWhenEmpty(empty, seedsOf(rooms), { demo: true, goods, passwordRounds, log: () => {} })
      await copyTables(empty)
    },
    {
      logQuery(query) {
        statements.push(query)
        keeper.logger.logQuery(query)
      },
    },
  )
  await keeper.begin(database)
  return { database, keeper, statements }
}

function makeBed({ database, keeper, statements }: Seeded, given: Partial<Config>): Bed {
  const env = { PORT: String(testPort), DEMO: '1', DEMO_FIXED_CODE: fixedCode }
  const config: Config = { ...readConfig(env), passwordRounds, ...given }
  const errors: string[] = []
  const lines: string[] = []
  const log = {
    info: (line: string) => void lines.push(line),
    error(line: string) {
      errors.push(line)
      lines.push(line)
    },
  }
  const migration = migrations.at(-1)?.name
  const app = createApp({ database, config, log, migration, receiveSheet: receivingSheets(tmpdir()) })
  const ask: Bed['ask'] = async (endpoint, input, asking) => app.request(requestFor(endpoint, input, asking))

  const call: Bed['call'] = async (endpoint, input, asking) =>
    dataOf(endpoint, await ask(endpoint, input, asking))

  return {
    app,
    config,
    database,
    errors,
    lines,
    statements,
    ask,
    call,
    async reset() {
      await keeper.restore(database)
      errors.length = 0
      lines.length = 0
      statements.length = 0
      testClock.reset()
      forgetOwnLimits()
      forgetLoggedLines()
    },
    login: (loginAccount, site = siteIds.main) =>
      withDb(database.handle, async () => {
        const [buyer] = await db()
          .select()
          .from(customer)
          .where(eq(customer.loginKey, accountKey(loginAccount)))
        if (!buyer) throw new Error(`no buyer is called ${loginAccount}`)
        return openSession({ customerId: buyer.id, site, device: 'test', address: 'test' })
      }),
    inside: (work) => withDb(database.handle, work),
    wait: testClock.wait,
  }
}
