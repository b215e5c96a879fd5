import { tmpdir } from 'node:os'
import { createApp } from '../../../demo/server/app'
import { receivingSheets } from '../../../demo/server/catalogue/goods-import/intake/receive-sheet'
import { readConfig } from '../../../demo/server/core/config/config'
import { db, withDb } from '../../../demo/server/core/database/db'
import { migrate } from '../../../demo/server/core/database/migrate'
import { seedWhenEmpty } from '../../../demo/server/core/database/seed'
import { siteIds } from '../../../demo/server/core/config/site'
import { ownSeeds } from '../../../demo/server/own-seeds'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { openSession } from '../../../demo/server/session/sign-in/sessions'
import type { Endpoint, Input } from '../../../src/core/api/endpoint'
import { copyTables, keepTables } from '../../server/table-copies'
import { dataOf, requestFor, type Asking } from '../../server/request'
import { testClock } from '../../server/test-clock'
import { testDatabase } from '../../server/test-database'

const keeper = keepTables()
const errors: string[] = []
const log = { info: () => {}, error: (line: string) => void errors.push(line) }
testClock.reset()
const database = await testDatabase(keeper.logger)
await migrate(database)
await seedWhenEmpty(database, ownSeeds, { demo: false, goods: 0, passwordRounds: 1_000, log: log.info })
await copyTables(database)
await keeper.begin(database)

const config = { ...readConfig({}), passwordRounds: 1_000 }
const app = createApp({ database, config, log, receiveSheet: receivingSheets(tmpdir()) })
const inside = <T>(work: () => Promise<T>) => withDb(database.handle, work)

const call = async <E extends Endpoint>(endpoint: E, input: Input<E>, asking?: Asking) =>
  dataOf(endpoint, await app.request(requestFor(endpoint, input, asking)))

/** A shop that is no demo, from its first rows on: it has no goods, nor anything that goods need. */
export const ownShop = {
  app,
  call,
  inside,
  errors,
  config,
  database,
  async reset() {
    await keeper.restore(database)
    errors.length = 0
    testClock.reset()
  },
  /** Opens an account and logs it in. @returns the session's token */
  buyer: (memberLevel = 0) =>
    inside(async () => {
      const loginAccount = `buyer${memberLevel}`
      const [made] = await db()
        .insert(customer)
        .values({ loginAccount, loginKey: loginAccount, userType: 20, memberLevel })
        .returning()
      return openSession({ customerId: made?.id ?? '', site: siteIds.main, device: 'test', address: 'test' })
    }),
}
