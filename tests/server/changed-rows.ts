import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { createApp } from '../../demo/server/app'
import type { App } from '../../demo/server/core/http/surroundings'
import { tables } from './every-endpoint'
import type { Bed } from './testbed'

/** By what drizzle calls its values: the same column with another value; of JSON its Chinese texts and its codes. */
const changes: Record<string, (column: PgColumn) => SQL> = {
  string: (column) => sql`${column} || '§'`,
  // Codes of choices are tens.
  number: (column) => sql`case ${column} when 10 then 20 when 20 then 10 else ${column} + 1 end`,
  bigint: (column) => sql`${column} + 1`,
  date: (column) => sql`${column} - interval '40 days'`,
  boolean: (column) => sql`not ${column}`,
  json: (column) =>
    sql`regexp_replace(translate(replace(${column}::text, 'true', 'false'), '1234', '2143'), '([^ -~])"', '\\1§"', 'g')::jsonb`,
}

/** Of what is told by nearly every answer, or decides whether there is one: only where nothing else is seen. */
const common = /^(customer|company|brand_site|site_option|translation)$/
const never = /^session$/

const isName = ({ name }: PgColumn) =>
  /(name|title|label|text|detail|intro|reason|remark|provider)$/.test(name)
const leads = ({ name, primary }: PgColumn) =>
  primary || /(^|_)(id|key|no|kind|type|state|status|site)$/.test(name)

/** What is likely to be told, before what rows are found by. */
const likelihood = (column: PgColumn) => Number(leads(column)) - Number(isName(column))

const columnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter(({ dataType }) => dataType in changes)
    .toSorted((one, other) => likelihood(one) - likelihood(other))

/** How near a table is to what a path is about, by where its words stand there last. */
const nearness = (table: string, path: string) =>
  Math.max(...table.split('_').map((word) => path.toLowerCase().lastIndexOf(word)))

/**
 * Columns of the tables that statements read, those first that are likely to be told.
 * @param path of the endpoint that was asked
 */
export function columnsRead(statements: readonly string[], path: string): PgColumn[] {
  const names = statements.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
    .filter((name) => !never.test(name))
    .toSorted((one, other) => nearness(other, path) - nearness(one, path))
    .toSorted((one, other) => Number(common.test(one)) - Number(common.test(other)))
    .flatMap((name) => {
      const table = tables.get(name)
      return table ? columnsOf(table) : []
    })
}

class Undone extends Error {}

/** A server whose rows can have another value in a column while work is done; nothing of that stays. */
export function changingRows(bed: Bed) {
  let { handle } = bed.database
  const database = {
    ...bed.database,
    get handle() {
      return handle
    },
  }
  const app = createApp({ database, config: bed.config, log: { info() {}, error() {} } })

  /** @returns what work came to; nothing where the database refuses the change */
  return async function withChanged<T>(
    column: PgColumn,
    work: (app: App) => Promise<T>,
  ): Promise<T | undefined> {
    const change = changes[column.dataType]?.(column)
    if (!change) return undefined
    let result: T | undefined
    try {
      await bed.database.handle.transaction(async (within) => {
        await within.execute(
          sql`update ${column.table} set ${sql.identifier(column.name)} = ${change} where ${column} is not null`,
        )
        handle = within
        result = await work(app)
        throw new Undone()
      })
    } catch (error) {
      if (!(error instanceof Undone) && handle !== bed.database.handle) throw error
    } finally {
      handle = bed.database.handle
    }
    return result
  }
}
