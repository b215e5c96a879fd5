import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import { moment, record } from '../../core/database/columns'
import type { Change, Created, Fault, Instead, Similar } from './fault'
import type { ImportKind } from './import-kinds'
import type { importState } from './import-state'
import type { rowOutcome } from './row-outcome'

/** File uploaded by an operator: read, checked as a whole, and imported once the operator starts the import. */
export const goodsImport = pgTable(
  'goods_import',
  {
    ...record(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** Name of the imported sheet if the file has several. */
    sheetName: text('sheet_name').notNull().default(''),
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the file. */
    checksum: text().notNull(),
    /** Id of the operator. Empty for the command line. */
    ownerId: text('owner_id').notNull(),
    state: integer().$type<CodeOf<typeof importState>>().notNull(),
    /** Reason why the file was refused. */
    fault: jsonb().$type<Fault>(),
    /** Headings as written in the file. The mapped column of each follows; empty if unknown. */
    headings: jsonb().$type<string[]>().notNull().default([]),
    columns: jsonb().$type<string[]>().notNull().default([]),
    rows: integer().notNull().default(0),
    /** Progress of the check or import: the last processed group. The number of processed rows follows. */
    handledGroup: integer('handled_group').notNull().default(0),
    handled: integer().notNull().default(0),
    /** Names of missing records that the goods need. */
    creates: jsonb().$type<Created>().notNull().default({}),
    /** Names similar to existing records. The operator must choose before the import starts. */
    similar: jsonb().$type<Similar>().notNull().default({}),
    instead: jsonb().$type<Instead>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ state, createdAt }) => [
    index('goods_import_state').on(state),
    index('goods_import_created').on(createdAt),
  ],
)

/** Row of an import file: its cells, the planned outcome and the result. */
export const goodsImportRow = pgTable(
  'goods_import_row',
  {
    importId: text('import_id').notNull(),
    /** Row number as in a spreadsheet: the headings are row 1. */
    number: integer().notNull(),
    /** Number of the first row of the same product. */
    groupNumber: integer('group_number').notNull(),
    /** Number of an earlier row with the same subject. */
    twin: integer(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: integer().$type<CodeOf<typeof rowOutcome>>(),
    result: integer().$type<CodeOf<typeof rowOutcome>>(),
    faults: jsonb().$type<Fault[]>().notNull().default([]),
    changes: jsonb().$type<Change[]>().notNull().default([]),
  },
  ({ importId, number, groupNumber, outcome }) => [
    primaryKey({ columns: [importId, number] }),
    index('goods_import_row_group').on(importId, groupNumber, number),
    index('goods_import_row_outcome').on(importId, outcome, number),
  ],
)

/** Product code of the operator, used in files. */
export const goodsCode = pgTable('goods_code', {
  goodsId: text('goods_id').primaryKey(),
  code: text().notNull().unique(),
})
