import { sql } from 'drizzle-orm'
import type { Database } from '../../demo/server/core/database'
import { db, tx, withDb } from '../../demo/server/core/db'

export type Keeper = {
  /** Give this to the database: it hears which tables are written to. */
  logger: { logQuery(query: string): void }
  /** Takes rows for those that were copied, and listens from now on. */
  begin(database: Database): Promise<void>
  /** Puts back the tables that were written to since. */
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

/** Tables that refer to others, by the one referred to: these must be emptied together. */
async function referring(): Promise<Map<string, string[]>> {
  const { rows } = await db().execute<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid where contype = 'f'`)
  const found = new Map<string, string[]>()
  for (const { child, parent } of [...rows, ...(await triggered())])
    found.set(parent, [...(found.get(parent) ?? []), child])
  return found
}

/** Tables that triggers of another one write to. */
async function triggered(): Promise<{ child: string; parent: string }[]> {
  const { rows } = await db().execute<{ parent: string; text: string }>(sql`
    select distinct tgrelid::regclass::text as parent, prosrc as text from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`)
  return rows.flatMap(({ parent, text }) =>
    [...text.matchAll(writes)].map(([, child = '']) => ({ child, parent })),
  )
}

const quoted = (names: Iterable<string>, schema = 'public') =>
  [...names].map((name) => `${schema}."${name}"`).join(', ')

/** Makes a copy of all rows, beside the tables. */
export const copyTables = ({ handle }: Database): Promise<void> =>
  withDb(handle, async () => {
    await db().execute(sql.raw(`create schema ${copies}`))
    for (const name of await tableNames())
      await db().execute(sql.raw(`create table ${copies}."${name}" as table public."${name}"`))
  })

/** Brings back from the copies only what a test has changed. */
export function keepTables(): Keeper {
  const written = new Set<string>()
  let children = new Map<string, string[]>()
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
        children = await referring()
        written.clear()
      }),
    restore: ({ handle }) =>
      withDb(handle, async () => {
        const changed = withChildren(written)
        if (!changed.size) return
        await tx(async () => {
          await db().execute(sql`set local session_replication_role = replica`)
          await db().execute(sql.raw(`truncate ${quoted(changed)}`))
          for (const name of changed) {
            await db().execute(sql.raw(`insert into public."${name}" select * from ${copies}."${name}"`))
          }
        })
        written.clear()
      }),
  }
}
