import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { document, yesNo } from '../../core/database/columns'

/** Buyers: main accounts, their sub-accounts and channel accounts. */
export const customer = pgTable(
  'customer',
  {
    ...document(),
    /** The main account that this one belongs to. */
    parentId: text('parent_id'),
    /** The main account that invited this one. */
    inviterId: text('inviter_id'),
    accountKind: text('account_kind').$type<'main' | 'sub' | 'channel'>().notNull().default('main'),
    loginAccount: text('login_account').notNull(),
    /** The account as it is compared: see accountKey(). */
    loginKey: text('login_key').notNull(),
    /** Empty where only a third party or a code signs in. */
    passwordHash: text('password_hash').notNull().default(''),
    /** Empty: not set. */
    payPasswordHash: text('pay_password_hash').notNull().default(''),
    /** 10: payments ask for a confirming step beside the payment password. */
    secondPayPassword: yesNo('second_pay_password').notNull().default(20),
    legalName: text('legal_name').notNull().default(''),
    nickName: text('nick_name').notNull().default(''),
    avatar: text().notNull().default(''),
    phone: text(),
    email: text(),
    /** `yyyy-MM-dd` */
    birthday: text(),
    /** 10 retail member, 20 dealer or enterprise member. */
    userType: integer('user_type').$type<10 | 20>().notNull().default(10),
    customerType: text('customer_type').$type<'personal' | 'corporate'>().notNull().default('personal'),
    memberLevel: integer('member_level').notNull().default(0),
    /** Of a channel account, set by its company: ten-thousandths of the price, 10800 is 1.08. */
    priceMultiplier: integer('price_multiplier').notNull().default(10_000),
    /** Of a channel account, set by the platform: ten-thousandths again, at most 10000. */
    platformMultiplier: integer('platform_multiplier').notNull().default(10_000),
    /** 10: orders wait for the main account's review. */
    needReview: yesNo('need_review').notNull().default(20),
    /** Review state of the certification: 0 none, 10, 15, 20 approved, 30. */
    certState: integer('cert_state').notNull().default(0),
    /** 10 open, 20 closed: cannot sign in. */
    status: yesNo('status').notNull().default(10),
    extendInfo: jsonb('extend_info').$type<Record<string, unknown>>().notNull().default({}),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('customer_login').on(table.loginKey),
    uniqueIndex('customer_phone').on(table.phone),
    uniqueIndex('customer_email').on(table.email),
    index('customer_inviter').on(table.inviterId, table.createdAt),
    index('customer_channel')
      .on(table.updatedAt, table.id)
      .where(sql`${table.accountKind} = 'channel'`),
  ],
)

export type Customer = typeof customer.$inferSelect

/** `Demo` and `ｄｅｍｏ` are one account. */
export const accountKey = (account: string) => account.normalize('NFKC').trim().toLowerCase()
