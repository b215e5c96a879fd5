import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'

/** Returns the budgets whose figures differ from their ledger or from the lines that hold them, with the reason. */
export async function brokenBudgets(): Promise<string[]> {
  const { rows } = await db().execute<{ id: string; fault: string }>(sql`
    with told as (
      select budget_id, sum(amount) amount, sum(carried) carried, sum(used) used, sum(reserved) reserved
      from budget_entry group by 1
    ), held as (
      select budget_id,
        coalesce(sum(amount) filter (where state = 'used'), 0) used,
        coalesce(sum(amount) filter (where state = 'reserved'), 0) reserved
      from budget_hold group by 1
    ), latest as (
      select distinct on (budget_id) budget_id, free_after from budget_entry order by budget_id, created_at desc, id desc
    )
    select b.id, 'differs from its ledger' fault from budget b left join told t on t.budget_id = b.id
      where (b.amount, b.carried, b.used, b.reserved) is distinct from (t.amount, t.carried, t.used, t.reserved)
    union all
    select b.id, 'differs from its lines' from budget b left join held h on h.budget_id = b.id
      where (b.used, b.reserved) is distinct from (coalesce(h.used, 0), coalesce(h.reserved, 0))
    union all
    select b.id, 'has another free amount than its last entry' from budget b join latest l on l.budget_id = b.id
      where b.amount + b.carried - b.used - b.reserved <> l.free_after
    union all
    select b.id, 'keeps a rest after it was carried over' from budget b
      where b.carried_to is not null and b.amount + b.carried - b.used - b.reserved <> 0`)
  return rows.map(({ id, fault }) => `${id} ${fault}`)
}
