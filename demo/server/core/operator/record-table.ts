import { and, asc, desc, eq, getTableColumns, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { Text } from '../../../../src/core/language/messages'
import { after, day, startOfDay, wireDay } from '../time/business-time'
import { db } from '../database/db'
import { englishLabel, type ConsoleField } from './console-field'
import type { DeskValues } from './desk'
import { englishOf, sayInEnglish } from '../database/english'
import { containsWords } from '../database/contains-text'
import { newId } from '../database/ids'
import type { Choices } from './choices'
import type { RecordPart } from './records-page'

type Table = PgTable & { id: PgColumn }

/** Form properties of a column that the table does not define. */
export type ColumnField = Pick<ConsoleField, 'note' | 'longest' | 'value'> & {
  label: Text
  choices?: Choices | (() => Promise<Choices>)
  kind?: 'textarea' | 'tel' | 'date'
  /** The column also has an English text. */
  english?: true
  /** True if the day is inclusive, as an end date. */
  ends?: true
}
type Columns = Readonly<Record<string, ColumnField>>

const englishName = (name: string) => `${name}En`
const isNeeded = ({ notNull, hasDefault }: Column) => notNull && !hasDefault

function kindOf({ columnType }: Column): ConsoleField['kind'] {
  if (columnType === 'PgTimestamp') return 'date'
  if (columnType === 'PgCustomColumn') return 'number'
  if (columnType === 'PgInteger') return 'quantity'
  return 'text'
}

/** Returns the form fields of columns. Type and requiredness follow from the table. */
export async function columnFields(table: PgTable, columns: Columns): Promise<ConsoleField[]> {
  const known = getTableColumns(table)
  const all = Object.entries(columns).map(async ([name, { english, ends: _, choices, ...field }]) => {
    const column = known[name]
    if (!column) throw new Error(`no column ${name}`)
    const own: ConsoleField = {
      name,
      kind: kindOf(column),
      optional: !isNeeded(column),
      ...field,
      ...(choices && { choices: typeof choices === 'function' ? await choices() : choices }),
    }
    const other: ConsoleField = {
      ...own,
      name: englishName(name),
      label: englishLabel(field.label),
      optional: true,
    }
    return english ? [own, other] : [own]
  })
  return (await Promise.all(all)).flat()
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return wireDay(value)
  if (Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** Returns the form values of a row. */
export async function columnValues(
  table: PgTable,
  columns: Columns,
  row: Readonly<Record<string, unknown>>,
): Promise<DeskValues> {
  const known = getTableColumns(table)
  const own = Object.keys(columns).map((name): [string, string] => {
    const value = row[name]
    const isMoney = known[name]?.columnType === 'PgCustomColumn'
    return [name, isMoney && typeof value === 'number' ? toDecimal(value) : textOf(value)]
  })
  const worded = own.filter(([name]) => columns[name]?.english)
  const english = await englishOf(worded.map(([, text]) => text))
  return Object.fromEntries([
    ...own,
    ...worded.map(([name, text]) => [englishName(name), english.get(text) ?? '']),
  ])
}

function columnValue(column: Column, { ends }: ColumnField, text: string | undefined): unknown {
  if (text === undefined) return column.notNull ? (column.dataType === 'string' ? '' : undefined) : null
  const kind = kindOf(column)
  if (kind === 'number') return toMinor(text)
  if (kind === 'quantity') return Number(text)
  if (kind !== 'date') return text
  const start = startOfDay(text)
  return ends ? after(start, day - 1) : start
}

/** Converts form values to columns and collects the English texts. */
export async function readColumns(table: PgTable, columns: Columns, values: DeskValues) {
  const known = getTableColumns(table)
  const english = new Map<string, string>()
  for (const [name, { english: isWorded }] of Object.entries(columns)) {
    const [text, textEnglish] = [values[name], values[englishName(name)]]
    if (isWorded && text && textEnglish) english.set(text, textEnglish)
  }
  await sayInEnglish(english)
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, field]) => {
      const column = known[name]
      const value = column && columnValue(column, field, values[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

type Kind = {
  columns: Columns
  /** Columns to search for words. */
  words: readonly (Column | SQL)[]
  /** Column that filters the list. */
  filter?: Column
  /** Condition that all records meet. */
  which?: SQL
  newestFirst?: boolean
}

/** Finds, lists and writes rows of a table for `recordsPage`. */
export function tableRecords<T extends Table>(
  table: T,
  { columns, words, filter, which, newestFirst = true }: Kind,
) {
  type StoredRow = T['$inferSelect']
  const plain: Table = table
  const rows = (where: SQL | undefined) => db().select().from(plain).where(and(which, where)).$dynamic()
  return {
    fields: () => columnFields(table, columns),
    valuesOf: (row: StoredRow) => columnValues(table, columns, row),
    async list({ words: text, filter: narrowed, limit, offset }: RecordPart): Promise<StoredRow[]> {
      const found = and(
        containsWords(text, ...words),
        narrowed && filter
          ? eq(filter, filter.columnType === 'PgInteger' ? Number(narrowed) : narrowed)
          : undefined,
      )
      const order = newestFirst ? desc(plain.id) : asc(plain.id)
      return rows(found).orderBy(order).limit(limit).offset(offset)
    },
    async find(id: string, lock: boolean): Promise<StoredRow | undefined> {
      const query = rows(eq(plain.id, id))
      const [row] = await (lock ? query.for('update') : query)
      return row
    },
    /** @param more columns without a form field */
    async write(
      values: DeskValues,
      id: string | undefined,
      more: Partial<T['$inferInsert']> = {},
    ): Promise<string> {
      const set = { ...(await readColumns(table, columns, values)), ...more }
      if (id !== undefined) {
        await db().update(plain).set(set).where(eq(plain.id, id))
        return id
      }
      const made = newId()
      await db()
        .insert(plain)
        .values({ ...set, id: made })
      return made
    },
  }
}
