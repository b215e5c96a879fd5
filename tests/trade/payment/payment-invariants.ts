import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'

/** Checks the invariants of all payments. @returns one line for each violation */
export async function brokenPayments(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    with paid as (
      select item.ref_id, sum(item.amount) as amount, sum(item.returned) as returned
      from pay_order join pay_order_item as item on item.pay_order_id = pay_order.id
      where pay_order.purpose = 'order' and pay_order.state = 40 group by item.ref_id
    ), waits as (
      select item.ref_id, sum(item.amount) as amount
      from pay_order join pay_order_item as item on item.pay_order_id = pay_order.id
      where pay_order.purpose = 'order' and pay_order.state <> 40 and pay_order.closed_at is null
      group by item.ref_id
    )
    select 'pay order ' || pay_order.id || ' is not the sum of its items' as fault
    from pay_order join (
      select pay_order_id, sum(amount) as amount from pay_order_item group by pay_order_id
    ) as items on items.pay_order_id = pay_order.id where items.amount <> pay_order.amount
    union all
    select 'order ' || orders.id || ' says it is paid ' || orders.paid_amount || ', its pay orders ' || paid.amount
    from orders join paid on paid.ref_id = orders.id where orders.paid_amount <> paid.amount
    union all
    select 'order ' || orders.id || ' is paid more than it costs' from orders where paid_amount > pay_amount
    union all
    select 'order ' || orders.id || ' ended and was not paid back' from orders join paid on paid.ref_id = orders.id
    where orders.state in (80, 90) and paid.amount <> paid.returned
    union all
    select 'order ' || orders.id || ' is demanded ' || waits.amount || ', left are '
      || (orders.pay_amount - orders.paid_amount)
    from orders join waits on waits.ref_id = orders.id
    where orders.state in (80, 90) or waits.amount <> orders.pay_amount - orders.paid_amount
    union all
    select 'order ' || orders.id || ' was refunded ' || orders.refunded_amount || ', its payments ' || paid.returned
    from orders join paid on paid.ref_id = orders.id where paid.returned <> orders.refunded_amount
    union all
    select 'order ' || orders.id || ' was refunded ' || orders.refunded_amount || ', its refunds ' || sum(refund.amount)
    from orders join refund on refund.order_id = orders.id
    group by orders.id having sum(refund.amount) <> orders.refunded_amount
      or orders.refunded_amount > orders.paid_amount or sum(refund.points) > orders.points_used
    union all
    select 'refund ' || refund.id || ' is not the sum of its parts'
    from refund left join refund_part as part on part.refund_id = refund.id
    group by refund.id having refund.amount <> refund.kept + coalesce(sum(part.amount), 0)
    union all
    select 'order ' || orders.id || ' is open and not paid' from orders join paid on paid.ref_id = orders.id
    where orders.state between 40 and 70 and paid.amount <> orders.pay_amount`)
  return rows.map(({ fault }) => fault)
}
