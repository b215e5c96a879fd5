import { sql } from 'drizzle-orm'
import { db } from '../../core/database/db'

/** Checks the invariants of all accounts. @returns one line per violation */
export async function brokenAccounts(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    with sums as (
      select customer_id, kind, sum(amount) as total from ledger group by customer_id, kind
    ), lots as (
      select customer_id, sum(remaining) as total from points_lot group by customer_id
    )
    select account.kind || ' of ' || account.customer_id || ' is ' || (balance + frozen)
      || ', its ledger says ' || coalesce(sums.total, 0) as fault
    from account left join sums using (customer_id, kind)
    where balance + frozen <> coalesce(sums.total, 0)
    union all
    select kind || ' of ' || customer_id || ' has a ledger and no account' from sums
    where not exists (
      select 1 from account where account.customer_id = sums.customer_id and account.kind = sums.kind
    )
    union all
    select 'points of ' || account.customer_id || ' are ' || balance || ', its lots hold ' || coalesce(lots.total, 0)
    from account left join lots using (customer_id)
    where account.kind = 'points' and balance <> coalesce(lots.total, 0)
    union all
    select kind || ' of ' || customer_id || ' is below 0' from account where balance < 0 or frozen < 0`)
  return rows.map(({ fault }) => fault)
}
