import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { toDecimal, toMinor } from '../../../../src/core/money'
import { clock } from '../time/clock'
import { newId } from './ids'
import { siteIds } from '../config/site'

/** Primary key: a decimal string created by the application. Seeds use small stable numbers. */
export const id = () => text('id').primaryKey().$defaultFn(newId)

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Minor units in code, numeric in the database. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  toDriver: toDecimal,
  fromDriver: toMinor,
})

/** 10 yes, 20 no. */
export const yesNo = (name: string) => integer(name).$type<10 | 20>()

export const createdAt = () =>
  moment('created_at')
    .notNull()
    .$defaultFn(() => clock.now())
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .$defaultFn(() => clock.now())
    .$onUpdateFn(() => clock.now())

/** Incremented by each guarded update of a document. */
export const version = () => integer('version').notNull().default(1)

/** Columns of an append-only row. */
export const entry = () => ({ id: id(), createdAt: createdAt() })
/** Columns of a row that changes. */
export const record = () => ({ ...entry(), updatedAt: updatedAt() })
/** Columns of a row with states. */
export const document = () => ({ ...record(), version: version() })

/** Addresses of uploaded files. */
export const files = () => jsonb().$type<string[]>().notNull().default([])

/** Columns of a message in the conversation of a document. @param document name of the column with its id */
export const message = (document: string) => ({
  ...entry(),
  documentId: text(document).notNull(),
  by: text().$type<'buyer' | 'platform'>().notNull(),
  /** Id of the author's account. Empty for the platform. */
  authorId: text('author_id').notNull().default(''),
  text: text().notNull(),
  files: files(),
})

/** Columns of the owner. */
export const owned = () => ({
  /** Id of the main account. */
  customerId: text('customer_id').notNull(),
  /** Id of the account that created the row, which sees it beside the main account. */
  placedBy: text('placed_by').notNull(),
})

/** Id of the brand site of creation. Older rows belong to the first site. */
export const onSite = () => text('site_id').notNull().default(siteIds.main)
