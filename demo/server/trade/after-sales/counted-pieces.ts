import { sql } from 'drizzle-orm'
import { holdsPieces } from '../../../../src/trade/after-sales/after-sales-machine'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { db } from '../../core/database/db'

const open = Object.values(returnState.code).filter(holdsPieces)
const { exchange } = afterSalesType.code
const { completed } = returnState.code

/** Writes into the lines of orders how many of their pieces are under a case, and how many were paid back. */
export const countPieces = (...orderIds: string[]) =>
  db().execute(sql`
    update order_line set
      refunding_qty = coalesce((
        select sum(held.qty) from after_sale_line as held join after_sale on after_sale.id = held.after_sale_id
        where held.order_line_id = order_line.id and after_sale.return_state in ${open}
      ), 0),
      refunded_qty = coalesce((
        select sum(done.qty) from after_sale_line as done join after_sale on after_sale.id = done.after_sale_id
        where done.order_line_id = order_line.id and after_sale.return_state = ${completed}
          and after_sale.right_type <> ${exchange}
      ), 0)
    where order_id in ${orderIds}`)
