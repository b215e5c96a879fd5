import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  approverKinds,
  mailApprovals,
  ruleEffects,
  selfApprovals,
} from '../../../../src/trade/approval-rules/approval-rules.contract'
import type { RuleCondition } from '../../../../src/trade/approval-rules/rule-condition.contract'
import { createdAt, document, money, record, updatedAt, yesNo } from '../../core/database/columns'

/** Rules by which a company's purchases need approval. */
export const approvalRule = pgTable(
  'approval_rule',
  {
    ...document(),
    /** Id of the company. */
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    effect: text().$type<(typeof ruleEffects)[number]>().notNull(),
    conditions: jsonb().$type<RuleCondition[]>().notNull(),
    /** Ids of the approvers. Without any approver: the main account. */
    approverIds: jsonb('approver_ids').$type<string[]>().notNull(),
    approverKinds: jsonb('approver_kinds').$type<(typeof approverKinds)[number][]>().notNull().default([]),
    need: integer().notNull(),
    /** Working hours until the escalation. */
    hours: integer(),
    active: yesNo('active').notNull(),
  },
  ({ customerId }) => [index('approval_rule_customer').on(customerId)],
)

/** Earlier and current versions of rules. Append-only. */
export const approvalRuleVersion = pgTable(
  'approval_rule_version',
  {
    ruleId: text('rule_id').notNull(),
    version: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Account that saved it. */
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
  },
  ({ ruleId, version }) => [primaryKey({ columns: [ruleId, version] })],
)

/** Approval settings of a company. Companies without a row use the defaults. */
export const approvalSettings = pgTable('approval_settings', {
  /** Id of the company. */
  customerId: text('customer_id').primaryKey(),
  selfApproval: text('self_approval').$type<(typeof selfApprovals)[number]>().notNull().default('never'),
  selfLimit: money('self_limit').notNull().default(0),
  orderAtOnce: yesNo('order_at_once').notNull().default(10),
  tolerance: integer().notNull().default(0),
  mailApproval: text('mail_approval').$type<(typeof mailApprovals)[number]>().notNull().default('login'),
  mailLimit: money('mail_limit').notNull().default(0),
  /** ISO 4217 code of both limits. */
  limitCurrency: text('limit_currency').notNull().default(''),
  /** Days on which the time limits of approvers run: 1 Monday to 7 Sunday. */
  workdays: jsonb().$type<number[]>().notNull().default([1, 2, 3, 4, 5]),
  workFrom: integer('work_from').notNull().default(9),
  workUntil: integer('work_until').notNull().default(18),
  /** Working hours in which an order placed in an emergency must be approved. */
  emergencyHours: integer('emergency_hours').notNull().default(9),
  updatedAt: updatedAt(),
})

/** Deputies of absent approvers. Days are inclusive. */
export const approvalDeputy = pgTable(
  'approval_deputy',
  {
    ...record(),
    /** Id of the company. */
    customerId: text('customer_id').notNull(),
    memberId: text('member_id').notNull(),
    deputyId: text('deputy_id').notNull(),
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
  },
  ({ customerId }) => [index('approval_deputy_customer').on(customerId)],
)
