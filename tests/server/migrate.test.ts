import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { withDb } from '../../demo/server/core/database/db'
import { migrate } from '../../demo/server/core/database/migrate'
import { testDatabase } from './test-database'

const first = {
  name: '0000_first',
  text: 'create table a (id int);\n--> statement-breakpoint\ninsert into a values (1);',
}
const second = { name: '0001_second', text: 'create table b (id int);' }
const database = await testDatabase()
afterAll(() => database.close())

const rowsOfA = async () => {
  const { rows } = await withDb(database.handle, () => database.handle.execute(sql`select id from a`))
  return rows.length
}

test('runs each migration once, however often the server starts', async () => {
  expect(await migrate(database, [first])).toBe('0000_first')
  expect(await migrate(database, [first, second])).toBe('0001_second')
  await migrate(database, [first, second])
  expect(await rowsOfA()).toBe(1)
})

test('treats migrations with CRLF and LF as equal', async () => {
  const other = { ...first, text: first.text.replaceAll('\n', '\r\n') }
  await expect(migrate(database, [other, second])).resolves.toBe('0001_second')
})

test('rejects a migration that was changed after its run', async () => {
  const changed = { ...first, text: `${first.text} ` }
  await expect(migrate(database, [changed, second])).rejects.toThrow('0000_first was changed')
})

test('rejects data of a newer version', async () => {
  await expect(migrate(database, [first])).rejects.toThrow('newer version (migration 0001_second)')
})

test('accepts data of a newer version with only additive migrations', async () => {
  const added = await testDatabase()
  const wider = { name: '0002_wider', text: '-- additive\nalter table a add column note text;' }
  await migrate(added, [first, wider])
  await expect(migrate(added, [first])).resolves.toBe('0000_first')
  await migrate(added, [first, wider, { name: '0003_other', text: 'drop table a;' }])
  await expect(migrate(added, [first, wider])).rejects.toThrow('newer version (migration 0003_other)')
  await added.close()
})

test('rolls back a failed migration and runs its corrected version', async () => {
  const broken = {
    name: '0002_third',
    text: 'insert into a values (2);\n--> statement-breakpoint\ncreate table a (id int);',
  }
  await expect(migrate(database, [first, second, broken])).rejects.toThrow()
  expect(await rowsOfA()).toBe(1)
  const mended = { ...broken, text: 'insert into a values (2);' }
  await migrate(database, [first, second, mended])
  expect(await rowsOfA()).toBe(2)
})

// PGlite allows only one process, because it locks the folder.
if (database.engine === 'postgres')
  test('three servers that start at the same time run a migration once', async () => {
    const wanted = [first, second, { name: '0002_third', text: 'insert into a values (2);' }]
    const last = { name: '0003_last', text: 'create table c (id int);' }
    const start = () => database.alone(() => migrate(database, [...wanted, last]))
    await expect(Promise.all([start(), start(), start()])).resolves.toEqual([
      '0003_last',
      '0003_last',
      '0003_last',
    ])
  })
