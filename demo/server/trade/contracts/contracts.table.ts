import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ContractState } from '../../../../src/trade/contracts/contract-machine'
import { document, entry, moment, money, owned } from '../../core/columns'
import type { OfferSnapshot } from '../offers/offers.table'

/** A contract about prices, from the wish for it on. */
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
    /** What is signed; empty until the platform wrote it. */
    body: text().notNull().default(''),
    /** SHA-256 of it. */
    bodyHash: text('body_hash').notNull().default(''),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    signedName: text('signed_name').notNull().default(''),
    signedBy: text('signed_by').notNull().default(''),
    signedAt: moment('signed_at'),
    /** Why it was refused or ended. */
    reason: text().notNull().default(''),
    /** Its document, made when somebody wants it. */
    fileId: text('file_id'),
    /** Since when the platform owes an answer. */
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
    /** What is going to be bought in all. */
    qty: integer().notNull(),
    listPrice: money('list_price'),
    /** Of a piece, once the platform wrote it. */
    price: money(),
  },
  ({ contractId, qty }) => [
    index('contract_line_contract').on(contractId),
    check('contract_line_qty', sql`${qty} between 1 and 99999`),
  ],
)
