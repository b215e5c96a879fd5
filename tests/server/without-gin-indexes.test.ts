import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { db, tx, withDb } from '../../demo/server/core/database/db'
import { withoutGinIndexes } from '../../demo/server/core/database/without-gin-indexes'
import { testDatabase } from './test-database'

const database = await testDatabase()
afterAll(() => database.close())

const words = pgTable('seeded_words', { id: integer().primaryKey(), grams: integer().array() })
async function definitions() {
  const { rows } = await db().execute<{ definition: string }>(
    sql`select indexdef as definition from pg_indexes where tablename = 'seeded_words' order by 1`,
  )
  return rows.map(({ definition }) => definition)
}

test('inserts rows without GIN indexes and restores the same indexes afterwards', () =>
  withDb(database.handle, async () => {
    await db().execute(sql`create table seeded_words (id int primary key, grams int[])`)
    await db().execute(
      sql`create index seeded_grams on seeded_words using gin (grams) with (fastupdate=false)`,
    )
    await db().execute(sql`create index seeded_sample on seeded_words using gin (grams) where (id & 63) = 0`)
    const before = await definitions()
    expect(before).toHaveLength(3)
    await tx(() =>
      withoutGinIndexes(words, async () => {
        expect(await definitions()).toEqual(before.filter((line) => !line.includes('USING gin')))
        await db()
          .insert(words)
          .values({ id: 1, grams: [6, 2, 4] })
      }),
    )
    expect(await definitions()).toEqual(before)
    await db().execute(sql`set enable_seqscan = off`)
    const { rows } = await db().execute(sql`select id from seeded_words where grams @> array[2, 4]`)
    expect(rows).toEqual([{ id: 1 }])
  }))
