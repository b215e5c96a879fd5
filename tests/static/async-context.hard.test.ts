import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../demo/server/core/database/database'
import { openDatabase } from '../../demo/server/core/database/database'
import { emptyCluster } from '../server/empty-cluster'
import type { requests as Requests } from './interleaved'
import { lowered } from './lowered'

let database: Database
let requests: typeof Requests

const { then } = Promise.prototype
beforeAll(async () => {
  database = await openDatabase({ memory: true, dump: await emptyCluster() })
  await database.handle.execute(sql`create table seen (who text)`)
  const built = (await lowered('tests/static/interleaved.ts')) as { requests: typeof Requests }
  requests = built.requests
})
afterAll(async () => {
  // The worker's own promises are its own affair.
  Reflect.set(Promise.prototype, 'then', then)
  await database.close()
})

test('interleaved requests keep their own context', async () => {
  expect(await requests.times(database.handle)).toEqual([
    [2001, 2001, 2001],
    [2002, 2002, 2002],
  ])
})

test('a read next to an open transaction is not part of it', async () => {
  const { failing, read, outside } = await requests.beside(database.handle)
  expect(failing).toBe('Error: undone after inside')
  expect(read).toEqual([])
  expect(outside).toEqual([])
})

test('work outside of a request has no database', async () => {
  expect(await requests.nowhere()).toMatch(/outside of a request/)
})
