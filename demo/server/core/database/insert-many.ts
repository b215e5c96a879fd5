import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from './db'

/**
 * Inserts thousands of rows as one parameter, several times faster than one parameter per value. All rows must have the
 * same columns; other columns get their defaults.
 */
export async function insertMany<T extends PgTable>(table: T, rows: InferInsertModel<T>[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, column]) => key in first || column.defaultFn || column.onUpdateFn,
  )
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value: unknown = Reflect.get(row, key) ?? column.defaultFn?.() ?? column.onUpdateFn?.()
        // JSON stays JSON; every other value is converted as the driver does.
        const plain = value === undefined || value === null || column.dataType === 'json'
        return [column.name, plain ? (value ?? null) : column.mapToDriverValue(value)]
      }),
    ),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  await db().execute(
    sql`insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`,
  )
}
