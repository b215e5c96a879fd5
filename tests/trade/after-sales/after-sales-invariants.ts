import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { rightStateOf } from '../../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../../src/trade/after-sales/return-state'

/** Checks the invariants of all after-sales cases. @returns one line for each violation */
export async function brokenAfterSales(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    with pieces as (
      select line.order_line_id,
        sum(line.qty) filter (where after_sale.return_state not in (20, 95, 96, 99))::int as held,
        sum(line.qty) filter (where after_sale.return_state = 99 and after_sale.right_type <> 10)::int as paid,
        sum(line.amount) filter (where after_sale.return_state not in (20, 95, 96)) as amount
      from after_sale_line as line join after_sale on after_sale.id = line.after_sale_id
      group by line.order_line_id
    )
    select 'line ' || order_line.id || ' says ' || refunding_qty || ' and ' || refunded_qty || ', its cases '
      || coalesce(pieces.held, 0) || ' and ' || coalesce(pieces.paid, 0) as fault
    from order_line left join pieces on pieces.order_line_id = order_line.id
    where refunding_qty <> coalesce(pieces.held, 0) or refunded_qty <> coalesce(pieces.paid, 0)
    union all
    select 'line ' || id || ' has more under cases than was ordered' from order_line
    where refunding_qty + refunded_qty > qty
    union all
    select 'line ' || order_line.id || ' costs ' || pay_share || ', its cases ' || pieces.amount
    from order_line join pieces on pieces.order_line_id = order_line.id where pieces.amount > pay_share
    union all
    select 'order ' || orders.id || ' says ' || refunded_amount || ' was given back, its refunds ' || sums.amount
    from orders join (select order_id, sum(amount) as amount from refund group by order_id) as sums
      on sums.order_id = orders.id
    where refunded_amount <> sums.amount or refunded_amount > paid_amount
    union all
    select 'case ' || after_sale.id || ' is refunded and nothing went back' from after_sale
    left join refund on refund.refund_no = after_sale.after_sale_no
    where after_sale.return_state in (70, 99) and after_sale.right_type <> 10
      and (refund.id is null or refund.amount <> after_sale.refund_amount)
    union all
    select 'case ' || after_sale.id || ' is in state ' || after_sale.return_state || ', its log ends in ' || last.to_state
    from after_sale join (
      select distinct on (entity_id) entity_id, to_state from audit_log
      where entity = 'after_sale' order by entity_id, created_at desc, id desc
    ) as last on last.entity_id = after_sale.id
    where last.to_state <> after_sale.return_state`)
  const states = await db().execute<{ id: string; afterSalesCase: number; state: number; type: number }>(sql`
    select id, right_state as "afterSalesCase", return_state as state, right_type as type from after_sale`)
  const wrong = states.rows.filter(
    ({ afterSalesCase, state, type }) =>
      returnState.is(state) && rightStateOf(state, { rightType: type }) !== afterSalesCase,
  )
  return [
    ...rows.map(({ fault }) => fault),
    ...wrong.map(({ id, afterSalesCase, state }) => `case ${id} is in ${state} and shows ${afterSalesCase}`),
  ]
}
