import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Locale } from '../../../../src/core/language/locale'
import type { exportState } from '../../../../src/account/downloads/export-state'
import { moment, record } from '../../core/database/columns'

/** A requested report. */
export const exportTask = pgTable(
  'export_task',
  {
    ...record(),
    customerId: text('customer_id').notNull(),
    siteId: text('site_id').notNull(),
    kind: text().notNull(),
    /** Ids of its rows, determined at the request. */
    keys: jsonb().$type<string[]>().notNull(),
    format: text().$type<'xlsx' | 'csv'>().notNull(),
    language: text().$type<Locale>().notNull(),
    fileName: text('file_name').notNull(),
    state: integer().$type<CodeOf<typeof exportState>>().notNull().default(10),
    /** Number of written rows. */
    done: integer().notNull().default(0),
    fileId: text('file_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ customerId, createdAt: at, state }) => [
    index('export_task_customer').on(customerId, at),
    index('export_task_state').on(state),
  ],
)
