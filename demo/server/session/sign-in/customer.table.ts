import { eq, or, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { document, moment, yesNo } from '../../core/database/columns'

/**
 * Membership of a person in a company: a main account, sub-account or channel account. Login name, passwords, phone, e-mail and
 * birthday are those of the person, kept in its first membership alone.
 */
export const customer = pgTable(
  'customer',
  {
    ...document(),
    /** Id of the main account to which this account belongs. */
    parentId: text('parent_id'),
    /** Id of the first membership of the person. Empty: this one. */
    personId: text('person_id'),
    /** When the person last entered this membership, if the person has others. */
    enteredAt: moment('entered_at'),
    /** Id of the department in the company. Empty: the company itself. */
    unitId: text('unit_id'),
    /** Ids of given roles, and of roles of the company's own. Without meaning for a main account. */
    roles: jsonb().$type<string[]>().notNull().default(['buyer', 'approver']),
    /** Id of the main account that invited this one. */
    inviterId: text('inviter_id'),
    accountKind: text('account_kind').$type<'main' | 'sub' | 'channel'>().notNull().default('main'),
    loginAccount: text('login_account').notNull(),
    /** Account name in normalised form, see accountKey(). */
    loginKey: text('login_key').notNull(),
    /** Empty if the buyer only signs in by code or third party. */
    passwordHash: text('password_hash').notNull().default(''),
    /** Empty if not set. */
    payPasswordHash: text('pay_password_hash').notNull().default(''),
    /** 10: payments need an additional confirmation beside the payment password. */
    secondPayPassword: yesNo('second_pay_password').notNull().default(20),
    legalName: text('legal_name').notNull().default(''),
    nickName: text('nick_name').notNull().default(''),
    avatar: text().notNull().default(''),
    phone: text(),
    email: text(),
    /** Birthday as `yyyy-MM-dd`. */
    birthday: text(),
    /** 10: retail member. 20: dealer or enterprise member. */
    userType: integer('user_type').$type<10 | 20>().notNull().default(10),
    customerType: text('customer_type').$type<'personal' | 'corporate'>().notNull().default('personal'),
    memberLevel: integer('member_level').notNull().default(0),
    /** Multiplier that the company sets for a channel account, in ten-thousandths of the price: 10800 is 1.08. */
    priceMultiplier: integer('price_multiplier').notNull().default(10_000),
    /** Multiplier that the platform sets for a channel account, in ten-thousandths, at most 10000. */
    platformMultiplier: integer('platform_multiplier').notNull().default(10_000),
    /** 10: orders need the main account's approval. */
    needReview: yesNo('need_review').notNull().default(20),
    /** Review state of the certification: 0 none, 10 pending, 15 under review, 20 approved, 30 rejected. */
    certState: integer('cert_state').notNull().default(0),
    /** 10: active. 20: closed, cannot sign in. */
    status: yesNo('status').notNull().default(10),
    extendInfo: jsonb('extend_info').$type<Record<string, unknown>>().notNull().default({}),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('customer_login').on(table.loginKey),
    uniqueIndex('customer_phone').on(table.phone),
    uniqueIndex('customer_email').on(table.email),
    index('customer_parent').on(table.parentId),
    index('customer_person').on(table.personId),
    index('customer_inviter').on(table.inviterId, table.createdAt),
    index('customer_channel')
      .on(table.updatedAt, table.id)
      .where(sql`${table.accountKind} = 'channel'`),
    index('customer_sub')
      .on(table.updatedAt, table.id)
      .where(sql`${table.accountKind} = 'sub'`),
  ],
)

export type Customer = typeof customer.$inferSelect

/** Returns the normalised account name: `Demo` and `ｄｅｍｏ` are the same account. */
export const accountKey = (account: string) => account.normalize('NFKC').trim().toLowerCase()

/** Selects the accounts of a company: the main account and its sub-accounts. */
export const inCompany = (companyId: string) =>
  or(eq(customer.id, companyId), eq(customer.parentId, companyId))
