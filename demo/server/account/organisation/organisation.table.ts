import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/database/columns'

/**
 * Departments of a company. The company itself is the root: it has the id of the company, and needs a row only once its name or
 * head is changed.
 */
export const companyUnit = pgTable(
  'company_unit',
  {
    ...record(),
    /** Id of the company. */
    customerId: text('customer_id').notNull(),
    /** Id of the unit above. Empty: this is the company itself. */
    parentId: text('parent_id'),
    name: text().notNull().default(''),
    /** Account that approves as the head. */
    headId: text('head_id'),
  },
  ({ customerId }) => [index('company_unit_customer').on(customerId)],
)
