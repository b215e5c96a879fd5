import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { holdsStock } from '../../../src/words/order-machine'

/** Checks the invariants of all orders. @returns one line for each violation */
export async function brokenOrders(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    select 'reserved of ' || sku.id || ' is ' || sku.reserved || ', open lines say ' || coalesce(open.qty, 0) as fault
    from sku left join (
      select sku_id, sum(qty)::int as qty from (
        select order_line.sku_id, order_line.qty - order_line.shipped_qty as qty
        from order_line join orders on orders.id = order_line.order_id
        where orders.state in ${holdsStock} and order_line.snapshot -> 'requireInfo' is null
        union all
        select sku_id, qty from request_hold
      ) as reservation group by sku_id
    ) as open on open.sku_id = sku.id
    where sku.reserved <> coalesce(open.qty, 0)
    union all
    select 'pay amount of ' || orders.id || ' is ' || orders.pay_amount
    from orders join (
      select order_id, sum(price * qty) as goods, sum(pay_share) as shares from order_line group by order_id
    ) as lines on lines.order_id = orders.id
    where orders.goods_amount <> lines.goods
      or orders.pay_amount <> orders.goods_amount + orders.freight
        - orders.discount - orders.coupon_amount - orders.points_amount
      or orders.pay_amount <> lines.shares + orders.freight
    union all
    select 'order ' || orders.id || ' has no lines' from orders
    where not exists (select 1 from order_line where order_line.order_id = orders.id)
    union all
    select 'order ' || orders.id || ' is in state ' || orders.state || ', its log ends in ' || last.to_state
    from orders join (
      select distinct on (entity_id) entity_id, to_state from audit_log
      where entity = 'order' order by entity_id, id desc
    ) as last on last.entity_id = orders.id
    where last.to_state <> orders.state`)
  return rows.map(({ fault }) => fault)
}
