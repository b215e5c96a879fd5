import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { toDecimal, toMinor } from '../../../src/core/money'
import { clock } from './clock'
import { newId } from './ids'
import { siteIds } from './site'

/** Primary key: a decimal string made by the application. Seeds give small stable numbers instead. */
export const id = () => text('id').primaryKey().$defaultFn(newId)

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Minor units in code, numeric in the table. */
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

/** Goes up with each guarded write of a row that has states. */
export const version = () => integer('version').notNull().default(1)

/** What every row has that is written once. */
export const entry = () => ({ id: id(), createdAt: createdAt() })
/** The same of one that changes. */
export const record = () => ({ ...entry(), updatedAt: updatedAt() })
/** The same of one that has states. */
export const document = () => ({ ...record(), version: version() })

/** Whose it is. */
export const owned = () => ({
  /** The main account. */
  customerId: text('customer_id').notNull(),
  /** The account that brought it about, which sees it beside the main one. */
  placedBy: text('placed_by').notNull(),
})

/** The brand site that it was brought about on; what is older than that is the first one's. */
export const onSite = () => text('site_id').notNull().default(siteIds.main)
