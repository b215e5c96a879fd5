import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { createApp } from '../../demo/server/app'
import type { App } from '../../demo/server/core/http/surroundings'
import { tables } from './every-endpoint'
import type { Bed } from './testbed'

/** Changed values by drizzle's data type. In JSON, Chinese texts and codes are changed. */
const changes: Record<string, (column: PgColumn) => SQL> = {
  string: (column) => sql`${column} || '§'`,
  // Codes of choices are multiples of ten.
  number: (column) => sql`case ${column} when 10 then 20 when 20 then 10 else ${column} + 1 end`,
  bigint: (column) => sql`${column} + 1`,
  date: (column) => sql`${column} - interval '40 days'`,
  boolean: (column) => sql`not ${column}`,
  json: (column) =>
    sql`regexp_replace(translate(replace(${column}::text, 'true', 'false'), '1234', '2143'), '([^ -~])"', '\\1§"', 'g')::jsonb`,
}

/** Tables that almost every response depends on. They are tried last. */
const common = /^(customer|company|brand_site|site_option|translation)$/
const never = /^session$/

const isName = ({ name }: PgColumn) =>
  /(name|title|label|text|detail|intro|reason|remark|provider)$/.test(name)
const leads = ({ name, primary }: PgColumn) =>
  primary || /(^|_)(id|key|no|kind|type|state|status|site)$/.test(name)

/** Ranks columns: those that are probably part of responses come before those used for lookups. */
const likelihood = (column: PgColumn) => Number(leads(column)) - Number(isName(column))

const columnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter(({ dataType }) => dataType in changes)
    .toSorted((one, other) => likelihood(one) - likelihood(other))

/** Ranks tables by the last position of their words in a path. */
const nearness = (table: string, path: string) =>
  Math.max(...table.split('_').map((word) => path.toLowerCase().lastIndexOf(word)))

/**
 * Returns columns of the tables that statements read. Columns that are probably part of responses come first.
 * @param path of the called endpoint
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

/** Creates a function that runs work with a changed column. The change is rolled back. */
export function changingRows(bed: Bed) {
  let { handle } = bed.database
  const database = {
    ...bed.database,
    get handle() {
      return handle
    },
  }
  const app = createApp({ database, config: bed.config, log: { info() {}, error() {} } })

  /** @returns the result of the work, or undefined if the database rejects the change */
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
