import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ContractState } from '../../../../src/trade/contracts/contract'
import { document, entry, moment, money, owned } from '../../core/database/columns'
import type { OfferSnapshot } from '../offers/offers.table'

/** Price contract, created with the request. */
export const contract = pgTable(
  'contract',
  {
    ...document(),
    contractNo: text('contract_no').notNull().unique(),
    ...owned(),
    siteId: text('site_id').notNull(),
    state: integer().$type<ContractState>().notNull(),
    title: text().notNull(),
    months: integer().notNull(),
    remark: text().notNull().default(''),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    /** Text to sign. Empty until the platform has written it. */
    body: text().notNull().default(''),
    /** SHA-256 of `body`. */
    bodyHash: text('body_hash').notNull().default(''),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    signedName: text('signed_name').notNull().default(''),
    signedBy: text('signed_by').notNull().default(''),
    signedAt: moment('signed_at'),
    /** Reason of a refusal or termination. */
    reason: text().notNull().default(''),
    /** Id of the PDF, created on demand. */
    fileId: text('file_id'),
    /** Time since when the platform owes an answer. */
    waitsSince: moment('waits_since'),
  },
  (row) => [
    index('contract_customer').on(row.customerId, row.createdAt),
    index('contract_waits').on(row.waitsSince),
    index('contract_due').on(row.state, row.endsAt),
  ],
)

export const contractLine = pgTable(
  'contract_line',
  {
    ...entry(),
    contractId: text('contract_id').notNull(),
    position: integer().notNull(),
    skuId: text('sku_id').notNull(),
    // Plain JSON, because the order of the dimensions in `spec` matters.
    snapshot: json().$type<OfferSnapshot>().notNull(),
    /** Total quantity. */
    qty: integer().notNull(),
    listPrice: money('list_price'),
    /** Price per piece. Null until the platform has set it. */
    price: money(),
  },
  ({ contractId, qty }) => [
    index('contract_line_contract').on(contractId),
    check('contract_line_qty', sql`${qty} between 1 and 99999`),
  ],
)
