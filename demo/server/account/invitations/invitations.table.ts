import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../../src/core/language/locale'
import { moment, onSite, record, yesNo } from '../../core/database/columns'

/** Invitation of a person to a company. */
export const memberInvitation = pgTable(
  'member_invitation',
  {
    ...record(),
    /** Id of the company. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    /** Mobile number without prefix, or e-mail address. */
    target: text().notNull(),
    legalName: text('legal_name').notNull(),
    /** Suggested user name. Empty: none. */
    loginAccount: text('login_account').notNull().default(''),
    accountKind: text('account_kind').$type<'sub' | 'channel'>().notNull(),
    /** In ten-thousandths of the price, see `customer`. */
    priceMultiplier: integer('price_multiplier').notNull(),
    needReview: yesNo('need_review').notNull(),
    /** Id of the department. Empty: the company itself. */
    unitId: text('unit_id'),
    roles: jsonb().$type<string[]>().notNull(),
    /** Language of the message. */
    language: text().$type<Locale>().notNull(),
    /** As of `invitationState`. A waiting one after `expiresAt` counts as expired. */
    state: integer().notNull().default(10),
    /** Id of the account that invited, or sent the invitation again. */
    invitedBy: text('invited_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** SHA-256 of the link's token. Empty: the message is not sent yet. */
    tokenHash: text('token_hash').unique(),
    /** Number of messages so far, and the time of the last one. */
    sends: integer().notNull().default(0),
    sentAt: moment('sent_at'),
    /** Id of the account that accepted. */
    memberId: text('member_id'),
  },
  ({ customerId, target, state, createdAt, tokenHash }) => [
    uniqueIndex('member_invitation_open')
      .on(customerId, target)
      .where(sql`${state} = 10`),
    index('member_invitation_company').on(customerId, createdAt),
    index('member_invitation_target').on(target),
    index('member_invitation_unsent')
      .on(createdAt)
      .where(sql`${state} = 10 and ${tokenHash} is null`),
  ],
)

export type InvitationRow = typeof memberInvitation.$inferSelect
