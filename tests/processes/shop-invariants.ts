import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '../../demo/server/core/database/database'
import { db, withDb } from '../../demo/server/core/database/db'
import { brokenAccounts } from '../../demo/server/money/accounts/broken-accounts'
import { brokenAfterSales } from '../trade/after-sales/after-sales-invariants'
import { brokenOrders } from '../trade/orders/order-invariants'
import { brokenPayments } from '../trade/payment/payment-invariants'
import type { Acknowledged } from './shop-load'

/** Accounts are debited once for each payment from them, and each payment is told of once. */
async function brokenReceipts(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    select 'pay order ' || pay_order.id || ' of ' || pay_order.amount || ' was debited ' || count(ledger.id) || ' times'
      as fault
    from pay_order left join ledger on ledger.ref_no = pay_order.pay_no and ledger.amount < 0
      and ledger.customer_id = pay_order.customer_id
    where pay_order.pay_code in (95, 96, 97) and pay_order.purpose = 'order'
    group by pay_order.id having count(ledger.id) <> case when pay_order.state = 40 then 1 else 0 end
    union all
    select 'pay order ' || pay_order_id || ' has ' || count(*) || ' receipts' from pay_receipt
    group by pay_order_id having count(*) > 1
    union all
    select 'key ' || key || ' has no answer' from idempotency where answer = ''`)
  return rows.map(({ fault }) => fault)
}

/** Pieces in the warehouse: whoever ships nothing changes none of them. */
export async function stockFigures(): Promise<string> {
  const { rows } = await db().execute<{ figures: string }>(
    sql`select md5(string_agg(id || ':' || stock, ' ' order by id)) as figures from sku`,
  )
  return rows[0]?.figures ?? ''
}

const happened = {
  ordered: ({ orderId }: { orderId: string }) => sql`select 1 from orders where id = ${orderId}`,
  cancelled: ({ orderId }: { orderId: string }) =>
    sql`select 1 from orders where id = ${orderId} and state = 90`,
  paid: ({ payOrderId }: { payOrderId: string }) =>
    sql`select 1 from pay_order where id = ${payOrderId} and state = 40`,
  carted: ({ skuId }: { skuId: string }) => sql`select 1 from cart_line where sku_id = ${skuId}`,
  received: ({ payNo }: { payNo: string }) =>
    sql`select 1 from pay_receipt join pay_order on pay_order.id = pay_order_id where pay_no = ${payNo}`,
}
function proofOf(one: Acknowledged) {
  if (one.what === 'paid') return happened.paid(one)
  if (one.what === 'carted') return happened.carted(one)
  return one.what === 'received' ? happened.received(one) : happened[one.what](one)
}

/** Finds confirmed changes that the database lacks. @returns one line for each */
export async function forgotten(acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const one of acknowledged) {
    const { rows } = await db().execute(proofOf(one))
    if (rows.length === 0) lost.push(`${JSON.stringify(one)} is not there`)
  }
  return lost
}

/** Checks the invariants of a shop, which hold whichever process is killed. @returns one line for each violation */
export const brokenShop = async () => [
  ...(await brokenOrders()),
  ...(await brokenPayments()),
  ...(await brokenAfterSales()),
  ...(await brokenAccounts()),
  ...(await brokenReceipts()),
]

/**
 * Looks straight into a shop's database, past its server. A data folder has to be free: its server is down.
 * @param storage `DATA_DIR` or `DATABASE_URL`, as the server is given it
 */
export async function inDatabase<T>(storage: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = storage
  const database: Database = await openDatabase(url ? { url } : { dataDir })
  return withDb(database.handle, work).finally(() => database.close())
}
