import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db, withDb } from '../../../demo/server/core/database/db'
import { migrate } from '../../../demo/server/core/database/migrate'
import { migrations } from '../../../demo/server/core/database/migration-files'
import { testDatabase } from '../../server/test-database'

const database = await testDatabase()
afterAll(() => database.close())

test('data of before keep each payment that was counted, once under the provider’s own number', async () => {
  await migrate(database, migrations.slice(0, 1))
  const rows = await withDb(database.handle, async () => {
    await db().execute(sql`
      insert into pay_order (id, pay_no, customer_id, placed_by, purpose, state, amount, created_at, updated_at)
      values ('1', 'P1', '1', '1', 'order', 40, 30, now(), now()), ('2', 'P2', '1', '1', 'order', 10, 30, now(), now())`)
    await db().execute(sql`
      insert into pay_receipt (channel, channel_no, pay_order_id, amount, outcome, created_at) values
        ('banking', 'u1', '1', 30, 'returned', now() - interval '9 s'), ('unionpay', 'u1', '1', 30, 'paid', now()),
        ('scan', 'u1', '1', 30, 'returned', now()), ('wechat', 'u1', '1', 30, 'returned', now()),
        ('alipay', 'a1', '2', 30, 'paid', now())`)
    await migrate(database)
    const { rows: found } = await db().execute(
      sql`select provider, channel, channel_no, outcome from pay_receipt order by provider, channel_no`,
    )
    const { rows: keys } = await db().execute<{ count: number }>(
      sql`select count(distinct page_key)::int as count from pay_order where length(page_key) = 36`,
    )
    expect(keys).toEqual([{ count: 2 }])
    return found
  })
  expect(rows).toEqual([
    { provider: 'alipay', channel: 'alipay', channel_no: 'a1', outcome: 'paid' },
    { provider: 'unionpay', channel: 'unionpay', channel_no: 'u1', outcome: 'paid' },
    { provider: 'unionpay', channel: 'banking', channel_no: 'u1/banking', outcome: 'returned' },
    { provider: 'unionpay', channel: 'scan', channel_no: 'u1/scan', outcome: 'returned' },
    { provider: 'wechat', channel: 'wechat', channel_no: 'u1', outcome: 'returned' },
  ])
})
