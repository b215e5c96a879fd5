import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, document, entry, money, record, updatedAt, yesNo } from '../../core/database/columns'

const amount = (name: string) => money(name).notNull().default(0)

/** Choices of a company about its purchases. A company without a row has the defaults. */
export const companyBuying = pgTable('company_buying', {
  /** Id of the main account. */
  customerId: text('customer_id').primaryKey(),
  /** A code of `poNumberRule`. */
  poNumber: integer('po_number').notNull().default(10),
  /** A code of `costCentreRule`. */
  costCentre: integer('cost_centre').notNull().default(10),
  /** IANA name of the company's time zone, for budget periods, days of deputies and time limits of approvers. */
  timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Cost centres of a company. */
export const costCentre = pgTable(
  'cost_centre',
  {
    ...record(),
    /** Id of the main account. */
    customerId: text('customer_id').notNull(),
    code: text().notNull(),
    /** Code in normalised form, see costCentreKey(). */
    key: text().notNull(),
    name: text().notNull().default(''),
    /** First and last active day as `yyyy-MM-dd`. Empty: no limit. */
    activeFrom: text('active_from'),
    activeUntil: text('active_until'),
  },
  ({ customerId, key }) => [uniqueIndex('cost_centre_key').on(customerId, key)],
)

/** Budgets: one per cost centre, currency and day. Free is `amount + carried - used - reserved` and may be negative. */
export const budget = pgTable(
  'budget',
  {
    ...document(),
    /** Id of the main account. */
    customerId: text('customer_id').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    /** A code of `budgetPeriod`. */
    period: integer().notNull(),
    /** First and last day as `yyyy-MM-dd`, in the company's time zone. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
    /** ISO 4217 code. */
    currency: text().notNull(),
    /** A code of `budgetBasis`. */
    basis: integer().notNull(),
    /** 10: refuses orders beyond the budget. 20: warns. */
    hard: yesNo('hard').notNull(),
    /** 10: the rest moves to the next period when this one has ended. */
    carryOver: yesNo('carry_over').notNull().default(20),
    /** Id of the budget that received the rest. Later releases follow. */
    carriedTo: text('carried_to'),
    amount: money().notNull(),
    carried: amount('carried'),
    used: amount('used'),
    reserved: amount('reserved'),
  },
  ({ customerId, costCentreId, fromDay, untilDay, amount: given, used, reserved }) => [
    index('budget_customer').on(customerId, fromDay),
    index('budget_cost_centre').on(costCentreId, fromDay),
    index('budget_ended').on(untilDay),
    check('budget_figures', sql`${given} >= 0 and ${used} >= 0 and ${reserved} >= 0`),
  ],
)

/** Kinds of documents that reserve or use a budget. */
export type BudgetDocumentKind = 'order' | 'request'

/** Amount of a document line in its budget at present. A released line has no row. */
export const budgetHold = pgTable(
  'budget_hold',
  {
    documentKind: text('document_kind').$type<BudgetDocumentKind>().notNull(),
    documentId: text('document_id').notNull(),
    lineId: text('line_id').notNull(),
    budgetId: text('budget_id').notNull(),
    state: text().$type<'reserved' | 'used'>().notNull(),
    /** Amount, net or gross like the budget. */
    amount: money().notNull(),
  },
  ({ documentKind, documentId, lineId, budgetId, amount: held }) => [
    primaryKey({ columns: [documentKind, documentId, lineId] }),
    index('budget_hold_budget').on(budgetId),
    check('budget_hold_amount', sql`${held} > 0`),
  ],
)

/** Ledger of the budgets. Rows are never changed, and deleted only together with a budget that was never booked. */
export const budgetEntry = pgTable(
  'budget_entry',
  {
    ...entry(),
    budgetId: text('budget_id').notNull(),
    /** A code of `budgetEntryType`. */
    type: integer().notNull(),
    /** Changes of the budget's figures. */
    amount: amount('amount'),
    carried: amount('carried'),
    used: amount('used'),
    reserved: amount('reserved'),
    /** Free amount after this entry. */
    freeAfter: money('free_after').notNull(),
    documentKind: text('document_kind').$type<BudgetDocumentKind>(),
    documentId: text('document_id'),
    /** Number of the document, or period of the other budget of a carry-over. */
    refNo: text('ref_no').notNull().default(''),
    /** Id of the account that caused the entry. */
    actorId: text('actor_id').notNull().default(''),
    remark: text().notNull().default(''),
  },
  ({ budgetId, createdAt: at }) => [index('budget_entry_time').on(budgetId, at)],
)
