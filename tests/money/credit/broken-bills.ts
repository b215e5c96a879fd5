import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'

/** Checks the invariants of all statements. @returns one line for each violation */
export async function brokenBills(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    select 'statement ' || customer_id || ' ' || month || ' is repaid ' || repaid || ' of ' || amount as fault
    from credit_bill where repaid > amount or (state = 50) <> (repaid = amount)
    union all
    select 'statements of ' || bill.customer_id || ' owe ' || bill.owed || ', the line is used by '
      || (account.granted - account.balance)
    from (
      select customer_id, (sum(amount - repaid) * 100)::bigint as owed from credit_bill group by customer_id
    ) as bill join account on account.customer_id = bill.customer_id and account.kind = 'credit'
    where bill.owed > account.granted - account.balance`)
  return rows.map(({ fault }) => fault)
}
