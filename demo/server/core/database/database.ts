import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as overPg } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { Client, Pool, type ClientBase, type PoolClient } from 'pg'
import type { Db } from './db'
import { reasonOf } from './db-error'
import { MortalPGlite } from './mortal-pglite'
import { postgresLimits } from './postgres-limits'
import { StartError } from '../config/start-error'
import { tellQueries } from './timed-queries'

/** A PostgreSQL server, with limits that differ from `postgresLimits`. */
export type PostgresSource = { url: string } & Partial<typeof postgresLimits>
export type DatabaseSource = { dataDir: string } | PostgresSource | { memory: true; dump?: Blob }
export type Options = {
  /** Called for every statement. Tests learn from it which tables to restore. */
  logger?: { logQuery(query: string): void }
}

export type Database = {
  engine: 'pglite' | 'postgres'
  handle: Db
  /** True if other servers may use the database at the same time. */
  shared?: boolean
  /** Runs work under a database-wide lock: migrations and the first seed. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Returns how many queries wait for a connection. */
  waiting: () => number
  /** Returns the connections of the pool. PostgreSQL only. */
  connections?: () => { all: number; idle: number }
  /** Returns whether the database answers, over a connection outside the pool. PostgreSQL only. */
  answers?: () => Promise<boolean>
  /** Returns whether the engine has crashed. PGlite only. */
  dead?: () => boolean
  /** Exports the data folder as one file. PGlite only. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/** Opens PGlite (in a folder or in memory) or a PostgreSQL pool. Tables and queries are the same for both. */
export async function openDatabase(source: DatabaseSource, options: Options = {}): Promise<Database> {
  return 'url' in source ? openPostgres(source, options) : openPglite(source, options)
}

async function openPglite(
  source: Exclude<DatabaseSource, PostgresSource>,
  { logger }: Options,
): Promise<Database> {
  const client = new MortalPGlite({
    ...('dataDir' in source ? { dataDir: source.dataDir } : source.dump && { loadDataDir: source.dump }),
    // The default of 128 MB doubles the process size for data that fits into 16 MB.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
  })
  await client.waitReady
  const handle: Db = overPglite(client, { logger })
  return {
    engine: 'pglite',
    handle,
    alone: (work) => work(),
    waiting: () => 0,
    dead: () => client.dead,
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}

/**
 * JIT and parallel workers take longer to start than most of our statements run. A small `work_mem` makes bitmap scans
 * lossy when a search matches many of a million products.
 */
const forShortStatements = `
  set jit = off;
  set max_parallel_workers_per_gather = 0;
  select set_config('work_mem', greatest(pg_size_bytes(current_setting('work_mem')), 16 * 1024 ^ 2)::int8 / 1024 || 'kB', false);`

const migrationLock = 7_305_210_114

async function openPostgres({ url, ...limits }: PostgresSource, { logger }: Options): Promise<Database> {
  const { connections, connectFor, statementFor } = { ...postgresLimits, ...limits }
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectFor,
    // Not as startup options: poolers refuse those.
    onConnect: (client: ClientBase) =>
      client.query(`${forShortStatements} set timezone = 'UTC'; set statement_timeout = ${statementFor}`),
    // For a server that does not even report its own statement timeout.
    query_timeout: statementFor + 2_000,
    application_name: 'tradefront',
  })
  // The next query replaces a connection that dies while idle. Without a listener the process would exit.
  pool.on('error', () => {})
  // For a connection that dies between two statements of a transaction. The next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  tellQueries(pool)
  const handle: Db = overPg(pool, { logger })
  await handle.execute(sql`select 1`).catch(async (error: unknown) => {
    await pool.end()
    throw new StartError(
      `The database at ${hostOf(url)} cannot be reached (${reasonOf(error)}). Check DATABASE_URL.`,
      { cause: error },
    )
  })
  return {
    engine: 'postgres',
    handle,
    shared: true,
    alone: (work) => holding(pool, work),
    waiting: () => pool.waitingCount,
    connections: () => ({ all: pool.totalCount, idle: pool.idleCount }),
    answers: () => answersAt(url),
    close: () => pool.end(),
  }
}

async function holding<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const keeper: PoolClient = await pool.connect()
  try {
    // Held by a transaction, because a pooler gives each transaction another session. It may run for minutes.
    await keeper.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    const lock = { text: 'select pg_advisory_xact_lock($1)', query_timeout: 3_600_000 }
    await keeper.query(lock, [migrationLock])
    return await work()
  } finally {
    // Closing the connection releases the lock in every case.
    keeper.release(true)
  }
}

/** Returns host and port only, because the URL may contain a password. */
function hostOf(url: string) {
  try {
    return new URL(url).host || 'the local socket'
  } catch {
    return 'an unreadable address'
  }
}

const soon = 1_000

/** Uses a connection of its own, because those of the pool may all be busy. */
async function answersAt(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: soon, query_timeout: soon })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}
