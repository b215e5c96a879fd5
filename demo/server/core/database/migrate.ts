import { sql } from 'drizzle-orm'
import { sha256 } from '../security/auth'
import type { Database } from './database'
import { db, tx, withDb } from './db'
import { reasonOf } from './db-error'
import { migrations, type Migration } from './migration-files'
import { StartError } from '../config/start-error'

const createTable = sql`create table if not exists migration
  (name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`
const addColumn = sql`alter table migration add column if not exists additive boolean not null default false`

/** Returns whether a migration only adds, so that servers of the previous version keep working. */
const isAdditive = ({ text }: Migration) => text.startsWith('-- additive')

const checksumOf = ({ text }: Migration) => sha256(text.replaceAll('\r\n', '\n'))

/**
 * Migrates the database: each file once, in order, in its own transaction, so a failure leaves the tables unchanged. Refuses a
 * changed file, or an unknown one that did more than add: data and server do not match then.
 * @returns the name of the last migration
 */
export function migrate({ handle }: Database, wanted: readonly Migration[] = migrations): Promise<string> {
  return withDb(handle, async () => {
    await db().execute(createTable)
    await db().execute(addColumn)
    const applied = await appliedOnes()
    const known = new Set(wanted.map(({ name }) => name))
    for (const [name, { additive }] of applied) {
      if (!known.has(name) && !additive)
        throw new StartError(`The data were written by a newer version (migration ${name}).`)
    }
    for (const migration of wanted) {
      const checksum = await checksumOf(migration)
      const before = applied.get(migration.name)?.checksum
      if (before === undefined) await apply(migration, checksum)
      else if (before !== checksum)
        throw new StartError(`Migration ${migration.name} was changed after it had run.`)
    }
    return wanted.at(-1)?.name ?? ''
  })
}

async function appliedOnes() {
  const { rows } = await db().execute<{ name: string; checksum: string; additive: boolean }>(
    sql`select name, checksum, additive from migration`,
  )
  return new Map(rows.map(({ name, ...facts }) => [name, facts]))
}

const apply = (migration: Migration, checksum: string) =>
  tx(async () => {
    const { name, text } = migration
    for (const statement of text.split('--> statement-breakpoint')) {
      if (statement.trim()) await db().execute(sql.raw(statement))
    }
    await db().execute(
      sql`insert into migration (name, checksum, additive) values (${name}, ${checksum}, ${isAdditive(migration)})`,
    )
  }).catch((error: unknown) => {
    const { name } = migration
    throw new StartError(
      `Migration ${name} failed and was undone: ${reasonOf(error)}. Nothing was changed.`,
      {
        cause: error,
      },
    )
  })
