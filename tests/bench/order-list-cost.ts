import { sql } from 'drizzle-orm'
import { openDatabase } from '../../demo/server/core/database/database'
import { db, tx, withDb } from '../../demo/server/core/database/db'
import { migrate } from '../../demo/server/core/database/migrate'
import { siteIds } from '../../demo/server/core/config/site'
import { shop } from '../../demo/server/catalogue/shops/shops.table'
import { customer } from '../../demo/server/session/sign-in/customer.table'
import { memberById } from '../../demo/server/session/sign-in/sessions'
import { ordersPage } from '../../demo/server/trade/orders/orders-page'

const buyers = { few: 100, many: 10_000 }
type Buyer = keyof typeof buyers
const rounds = 25

/** Orders of two lines each, over a year and all states. */
async function fill(buyer: Buyer) {
  await db().insert(customer).values({ id: buyer, loginAccount: buyer, loginKey: buyer })
  await db().execute(sql`
    insert into orders (id, order_no, customer_id, placed_by, shop_id, state, goods_amount, pay_amount, address,
      created_at, updated_at)
    select ${buyer} || n, ${buyer} || n, ${buyer}, ${buyer}, 'shop', 10 + 10 * (n % 9), 30, 30, '{}',
      now() - n * interval '50 minutes', now()
    from generate_series(1, ${buyers[buyer]}::int) as n`)
  await db().execute(sql`
    insert into order_line (id, order_id, sku_id, snapshot, qty, price, pay_share, created_at, updated_at)
    select id || '-' || n, id, 'sku' || n,
      json_build_object('goodsId', 'g', 'goodsName', '深沟球轴承 ' || n, 'skuCode', 'T-' || n, 'spec',
        json_build_object('内径', '20 mm'), 'image', '', 'unitName', '个'), 3, 5, 15, now(), now()
    from orders, generate_series(1, 2) as n where customer_id = ${buyer}`)
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** @returns milliseconds that the first page of each buyer's list takes */
export async function measureOrderList(): Promise<Record<Buyer, number>> {
  const database = await openDatabase({ memory: true })
  await migrate(database)
  const times: Record<Buyer, number[]> = { few: [], many: [] }
  await withDb(database.handle, async () => {
    await tx(async () => {
      await db()
        .insert(shop)
        .values({ id: 'shop', name: '恒锐旗舰店', shopType: 10, intro: '', score: '5.0' })
      await fill('few')
      await fill('many')
    })
    await db().execute(sql`analyze`)
    // In turns, so that both meet the same machine.
    for (let round = 0; round < rounds; round++)
      for (const buyer of ['few', 'many'] as const) {
        const who = await memberById(buyer, siteIds.main)
        if (!who) throw new Error(`no buyer ${buyer}`)
        const start = performance.now()
        const { content } = await ordersPage(who, { pageNumber: 1, pageSize: 10 })
        times[buyer].push(performance.now() - start)
        if (content.length !== 10) throw new Error('the list is not filled')
      }
  })
  await database.close()
  return { few: median(times.few), many: median(times.many) }
}
