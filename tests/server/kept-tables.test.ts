import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withDb } from '../../demo/server/core/database/db'
import { copyTables, keepTables } from './table-copies'
import { testDatabase } from './test-database'

const keeper = keepTables()
const database = await testDatabase(keeper.logger)
const run = (statement: string) => withDb(database.handle, () => db().execute(sql.raw(statement)))
for (const statement of [
  `create table offer (id integer, line integer, words text, primary key (id, line))`,
  `create table note (words text)`,
  `create table watched (id integer primary key)`,
  `create function note_it() returns trigger language plpgsql as $$ begin
     insert into note values ('watched'); return new; end $$`,
  `create trigger noted after insert on watched for each row execute function note_it()`,
  `insert into offer select at, 1, 'offer ' || at from generate_series(1, 50) at`,
  `insert into note values ('a'), ('a'), ('b')`,
])
  await run(statement)
await copyTables(database)
await keeper.begin(database)

const rowsOf = async (table: string) =>
  (await run(`select * from ${table} order by 1, ${table}::text`)).rows.map((row) => JSON.stringify(row))
const all = async () => [await rowsOf('offer'), await rowsOf('note'), await rowsOf('watched')]
const before = await all()

test.each([
  ['inserted rows', `insert into offer values (60, 1, 'new')`],
  ['updated rows', `update offer set words = 'changed' where id < 10`],
  ['updated keys', `update offer set line = 2 where id = 7`],
  ['deleted rows', `delete from offer where id > 20`],
  ['a truncated table', `truncate table offer`],
  ['a table without a key', `update note set words = 'c'`],
  ['rows that a trigger writes', `insert into watched values (1)`],
])('restores %s every time', async (_, statement) => {
  for (let turn = 0; turn < 3; turn += 1) {
    await run(statement)
    expect(await all()).not.toEqual(before)
    await keeper.restore(database)
    expect(await all()).toEqual(before)
  }
})
