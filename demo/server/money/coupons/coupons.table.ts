import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { couponKind } from '../../../../src/money/coupons/coupon-kind'
import type { couponScope } from '../../../../src/money/coupons/coupon-scope'
import type { couponState } from '../../../../src/money/coupons/coupon-state'
import type { couponType } from '../../../../src/money/coupons/coupon-type'
import { createdAt, document, moment, money, record, yesNo } from '../../core/database/columns'

/** Offers from which coupons are taken. */
export const couponTemplate = pgTable(
  'coupon_template',
  {
    ...record(),
    siteId: text('site_id').notNull(),
    type: integer().$type<CodeOf<typeof couponType>>().notNull(),
    /** Shop whose goods a merchant's coupon applies to. */
    shopId: text('shop_id'),
    name: text().notNull(),
    kind: integer().$type<CodeOf<typeof couponKind>>().notNull(),
    threshold: money().notNull(),
    /** Amount off. */
    value: money(),
    /** Percent off: what is left to pay, in percent. */
    rate: integer(),
    most: money(),
    scope: integer().$type<CodeOf<typeof couponScope>>().notNull(),
    /** Ids of shops, of categories of any level, or of goods. */
    scopeIds: jsonb('scope_ids').$type<string[]>().notNull().default([]),
    scopeName: text('scope_name').notNull(),
    total: integer().notNull(),
    taken: integer().notNull().default(0),
    perCustomer: integer('per_customer').notNull().default(1),
    pointsCost: integer('points_cost').notNull().default(0),
    receiveFrom: moment('receive_from').notNull(),
    receiveTo: moment('receive_to').notNull(),
    useFrom: moment('use_from').notNull(),
    useTo: moment('use_to').notNull(),
    /** 10: the platform gives out no more; taken ones still count. */
    stopped: yesNo('stopped').notNull().default(20),
  },
  ({ siteId, receiveTo, taken, total, kind, value, rate }) => [
    index('coupon_template_site').on(siteId, receiveTo),
    check('coupon_template_taken', sql`${taken} between 0 and ${total}`),
    check(
      'coupon_template_terms',
      sql`(${kind} = 10 and ${value} > 0) or (${kind} = 20 and ${rate} between 1 and 99)`,
    ),
  ],
)

/** A company's own coupon. */
export const coupon = pgTable(
  'coupon',
  {
    ...document(),
    templateId: text('template_id')
      .notNull()
      .references(() => couponTemplate.id),
    customerId: text('customer_id').notNull(),
    code: text().notNull(),
    state: integer().$type<CodeOf<typeof couponState>>().notNull().default(10),
  },
  ({ code, customerId, state, templateId }) => [
    uniqueIndex('coupon_code').on(code),
    index('coupon_customer').on(customerId, state),
    index('coupon_of_template').on(templateId, state),
  ],
)

/** The orders that a coupon was used for, and how much it took off each. */
export const couponUse = pgTable(
  'coupon_use',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupon.id),
    orderId: text('order_id').notNull(),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  ({ couponId, orderId }) => [
    primaryKey({ columns: [couponId, orderId] }),
    index('coupon_use_order').on(orderId),
  ],
)
