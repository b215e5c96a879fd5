import { sql } from 'drizzle-orm'
import type { Database } from '../../demo/server/core/database/database'
import { db, tx, withDb } from '../../demo/server/core/database/db'

export type Keeper = {
  /** Logger for the database. It records the tables that are written to. */
  logger: { logQuery(query: string): void }
  /** Copies the rows and starts recording. */
  begin(database: Database): Promise<void>
  /** Restores the tables that were written to since. */
  restore(database: Database): Promise<void>
}

const writes = /\b(?:insert into|update|delete from|truncate(?: table)?)\s+(?:only\s+)?"?(\w+)"?/gi
const copies = 'kept'

async function tableNames(): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** Returns tables that change with another table, through a foreign key or a trigger. */
async function changedWith(): Promise<Map<string, string[]>> {
  const { rows: references } = await db().execute<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and not (confdeltype in ('a', 'r') and confupdtype in ('a', 'r'))`)
  const { rows: triggers } = await db().execute<{ parent: string; text: string }>(sql`
    select distinct tgrelid::regclass::text as parent, prosrc as text from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`)
  const found = new Map<string, string[]>()
  const add = (parent: string, child: string) => found.set(parent, [...(found.get(parent) ?? []), child])
  for (const { parent, child } of references) add(parent, child)
  for (const { parent, text } of triggers)
    for (const [, child = ''] of text.matchAll(writes)) add(parent, child)
  return found
}

/** Returns the columns of primary keys by table. */
async function primaryKeys(): Promise<Map<string, string[]>> {
  const { rows } = await db().execute<{ name: string; columns: string[] }>(sql`
    select relname as name, array_agg(attname::text) as columns from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = 'public'::regnamespace group by relname`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Range of transactions whose rows differ from the copies: all from `since` on, except the one that restored rows. */
type Mark = { since: string; restored: string }

async function markNow(): Promise<Mark> {
  const { rows } = await db().execute<Mark>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as since, pg_current_xact_id()::text as restored`)
  const [mark] = rows
  if (!mark) throw new Error('the database does not say which transaction this is')
  return mark
}

/** Returns statements that restore a table: they delete newer rows and insert missing ones from the copy. */
function putBack(name: string, keys: string[] | undefined, { since, restored }: Mark): string[] {
  const [here, copy] = [`public."${name}"`, `${copies}."${name}"`]
  if (!keys) return [`delete from ${here}`, `insert into ${here} select * from ${copy}`]
  const isThere = keys.map((key) => `now_."${key}" = kept_."${key}"`).join(' and ')
  return [
    `delete from ${here} where xmin::text::bigint >= ${since} and xmin::text <> '${restored}'`,
    `insert into ${here} select kept_.* from ${copy} kept_
      where not exists (select from ${here} now_ where ${isThere})`,
  ]
}

const quoted = (names: Iterable<string>, schema = 'public') =>
  [...names].map((name) => `${schema}."${name}"`).join(', ')

/** Copies all rows into additional tables. */
export const copyTables = ({ handle }: Database): Promise<void> =>
  withDb(handle, async () => {
    await db().execute(sql.raw(`create schema ${copies}`))
    for (const name of await tableNames())
      await db().execute(sql.raw(`create table ${copies}."${name}" as table public."${name}"`))
  })

/** Restores from the copies only the rows that a test has changed. */
export function keepTables(): Keeper {
  const written = new Set<string>()
  let children = new Map<string, string[]>()
  let keys = new Map<string, string[]>()
  let mark: Mark = { since: '0', restored: '' }
  let all = new Set<string>()

  function withChildren(names: Iterable<string>): Set<string> {
    const found = new Set<string>()
    const add = (name: string) => {
      if (found.has(name) || !all.has(name)) return
      found.add(name)
      children.get(name)?.forEach(add)
    }
    for (const name of names) add(name)
    return found
  }

  return {
    logger: {
      logQuery(query) {
        for (const [, name = ''] of query.matchAll(writes)) written.add(name)
      },
    },
    begin: ({ handle }) =>
      withDb(handle, async () => {
        all = new Set(await tableNames())
        children = await changedWith()
        keys = await primaryKeys()
        mark = await markNow()
        written.clear()
      }),
    restore: ({ handle }) =>
      withDb(handle, async () => {
        const changed = withChildren(written)
        if (!changed.size) return
        const steps = [
          `perform set_config('session_replication_role', 'replica', true)`,
          // Waits for transactions that a test left running.
          `lock table ${quoted(changed)} in access exclusive mode`,
          ...[...changed].flatMap((name) => putBack(name, keys.get(name), mark)),
        ]
        await tx(async () => {
          await db().execute(sql.raw(`do $$ begin ${steps.join(';\n')}; end $$`))
          mark = await markNow()
        })
        written.clear()
      }),
  }
}
