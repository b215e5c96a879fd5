import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReturnState, AfterSalesState } from '../../../../src/trade/after-sales/after-sales-machine'
import type { AfterSalesType } from '../../../../src/trade/after-sales/after-sales-terms'
import { document, entry, moment, money, owned } from '../../core/database/columns'

const files = (name: string) => jsonb(name).$type<string[]>().notNull().default([])
const words = (name: string) => text(name).notNull().default('')

/** After-sales cases. */
export const afterSale = pgTable(
  'after_sale',
  {
    ...document(),
    afterSaleNo: text('after_sale_no').notNull().unique(),
    orderId: text('order_id').notNull(),
    ...owned(),
    /** Id of the account that applied. */
    appliedBy: text('applied_by').notNull(),
    /** Brand site of the application. */
    siteId: text('site_id').notNull(),
    rightType: integer('right_type').$type<AfterSalesType>().notNull(),
    returnState: integer('return_state').$type<ReturnState>().notNull(),
    /** Derived from `returnState`. The tabs of the list count it. */
    rightState: integer('right_state').$type<AfterSalesState>().notNull(),
    /** A code of `afterSalesReason`, or one of the site. */
    reason: integer().notNull(),
    returnMethod: integer('return_method').notNull(),
    description: text().notNull(),
    files: files('files'),
    refundAmount: money('refund_amount').notNull().default(0),
    /** Destination of an exchange, and pickup address. */
    address: jsonb().$type<Record<string, string>>().notNull(),
    returnTo: words('return_to'),
    backCompany: words('back_company'),
    backTracking: words('back_tracking'),
    backFiles: files('back_files'),
    /** Pickup date as `yyyy-MM-dd`. */
    pickupDay: text('pickup_day'),
    resendCompany: words('resend_company'),
    resendTracking: words('resend_tracking'),
    rejectReason: words('reject_reason'),
    /** Number of repeated applications. */
    retries: integer().notNull().default(0),
    /** Time of the last transition. */
    movedAt: moment('moved_at').notNull(),
  },
  (row) => [
    index('after_sale_customer').on(row.customerId, row.createdAt),
    index('after_sale_order').on(row.orderId),
    index('after_sale_due').on(row.returnState, row.movedAt),
  ],
)

/** Pieces of one line of the order. */
export const afterSaleLine = pgTable(
  'after_sale_line',
  {
    ...entry(),
    afterSaleId: text('after_sale_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    qty: integer().notNull(),
    /** Their share of the amount at the time of application. */
    amount: money().notNull(),
    /** SKU sent instead, for an exchange. */
    exchangeSkuId: text('exchange_sku_id'),
    /** Pieces returned to the stock. */
    restockedQty: integer('restocked_qty').notNull().default(0),
  },
  ({ afterSaleId, orderLineId, qty, restockedQty }) => [
    index('after_sale_line_right').on(afterSaleId),
    index('after_sale_line_order').on(orderLineId),
    check('after_sale_line_qty', sql`${qty} > 0 and ${restockedQty} between 0 and ${qty}`),
  ],
)
