import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MemberRight } from '../../../../src/session/permission/member-right'
import { record } from '../../core/database/columns'

/** Roles of a company's own, beside those that every company has. */
export const companyRole = pgTable(
  'company_role',
  {
    ...record(),
    /** Id of the company. */
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    rights: jsonb().$type<MemberRight[]>().notNull(),
  },
  ({ customerId }) => [index('company_role_customer').on(customerId)],
)
