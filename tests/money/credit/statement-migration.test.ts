import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db, withDb } from '../../../demo/server/core/database/db'
import { migrate } from '../../../demo/server/core/database/migrate'
import { migrations } from '../../../demo/server/core/database/migration-files'
import { testDatabase } from '../../server/test-database'

const database = await testDatabase()
afterAll(() => database.close())

test('statements of before keep the lines of their month by the shop’s calendar, and no others', async () => {
  const at = migrations.findIndex(({ name }) => name.startsWith('0003'))
  await migrate(database, migrations.slice(0, at))
  const rows = await withDb(database.handle, async () => {
    await db().execute(sql`
      insert into credit_bill (id, customer_id, month, state, amount, due_date, created_at, updated_at)
      values ('b', '1', '2026-10', 20, 30, '2026-12-05', now(), now())`)
    await db().execute(sql`
      insert into ledger (id, customer_id, kind, biz_type, amount, balance_after, ref_no, created_at) values
        ('early', '1', 'credit', 20, -1, 0, 'P0', '2026-09-30T15:59:59Z'),
        ('first', '1', 'credit', 20, -1, 0, 'P1', '2026-09-30T16:00:00Z'),
        ('back', '1', 'credit', 11, 1, 0, 'R1', '2026-10-31T15:59:59Z'),
        ('late', '1', 'credit', 20, -1, 0, 'P2', '2026-10-31T16:00:00Z'),
        ('repaid', '1', 'credit', 12, 1, 0, 'P3', '2026-10-10T00:00:00Z'),
        ('cash', '1', 'deposit', 20, -1, 0, 'P4', '2026-10-10T00:00:00Z'),
        ('foreign', '2', 'credit', 20, -1, 0, 'P5', '2026-10-10T00:00:00Z')`)
    await migrate(database)
    return (await db().execute(sql`select bill_id, line_id from credit_bill_line order by line_id`)).rows
  })
  expect(rows).toEqual([
    { bill_id: 'b', line_id: 'back' },
    { bill_id: 'b', line_id: 'first' },
  ])
})
