import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import { moment, record } from '../../core/database/columns'
import type { Change, Created, Fault, Instead, Similar } from './fault'
import type { ImportKind } from './import-kinds'
import type { importState } from './import-state'
import type { rowOutcome } from './row-outcome'

/** A file that an operator brought: it is read, checked as a whole, and imported when the operator says so. */
export const goodsImport = pgTable(
  'goods_import',
  {
    ...record(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** Name of the sheet that is read, where a file has several. */
    sheetName: text('sheet_name').notNull().default(''),
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the file. */
    checksum: text().notNull(),
    /** The operator; empty for the command line. */
    ownerId: text('owner_id').notNull(),
    state: integer().$type<CodeOf<typeof importState>>().notNull(),
    /** Why the file was refused. */
    fault: jsonb().$type<Fault>(),
    /** Its headings as they stand there, and which column of ours each is; empty: none of them. */
    headings: jsonb().$type<string[]>().notNull().default([]),
    columns: jsonb().$type<string[]>().notNull().default([]),
    rows: integer().notNull().default(0),
    /** Where the check or the import is: the group whose rows were handled last, and how many rows that makes. */
    handledGroup: integer('handled_group').notNull().default(0),
    handled: integer().notNull().default(0),
    /** What goods of it need and the shop does not have. */
    creates: jsonb().$type<Created>().notNull().default({}),
    /** Names of those that are near to something that is there: the operator chooses before anything is imported. */
    similar: jsonb().$type<Similar>().notNull().default({}),
    instead: jsonb().$type<Instead>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ state, createdAt }) => [
    index('goods_import_state').on(state),
    index('goods_import_created').on(createdAt),
  ],
)

/** A row of the file: what it says, what would become of it, and what became of it. */
export const goodsImportRow = pgTable(
  'goods_import_row',
  {
    importId: text('import_id').notNull(),
    /** As a spreadsheet counts them: the headings are row 1. */
    number: integer().notNull(),
    /** Number of the first row of the same product. */
    groupNumber: integer('group_number').notNull(),
    /** Number of an earlier row about the same thing. */
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

/** What the operator calls a product; files name it so. */
export const goodsCode = pgTable('goods_code', {
  goodsId: text('goods_id').primaryKey(),
  code: text().notNull().unique(),
})
