import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as overPg } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { Client, Pool, type ClientBase, type PoolClient } from 'pg'
import type { Db } from './db'
import { reasonOf } from './db-error'
import { MortalPGlite } from './mortal-pglite'
import { postgresLimits } from './postgres-limits'
import { StartError } from './start-error'
import { tellQueries } from './timed-queries'

/** A PostgreSQL, and of `postgresLimits` those that are others here. */
export type PostgresSource = { url: string } & Partial<typeof postgresLimits>
export type DatabaseSource = { dataDir: string } | PostgresSource | { memory: true; dump?: Blob }
export type Options = {
  /** Hears every statement; the tests learn from it which tables to put back. */
  logger?: { logQuery(query: string): void }
}

export type Database = {
  engine: 'pglite' | 'postgres'
  handle: Db
  /** Whether other servers may work on it at the same time. */
  shared?: boolean
  /** Runs work while no other process does the same on this database: migrations and the first seed. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** How many queries wait for a free connection. */
  waiting: () => number
  /** Of the pool; PostgreSQL only. */
  connections?: () => { all: number; idle: number }
  /** Whether it answers, beside whatever waits for a connection; PostgreSQL only. */
  answers?: () => Promise<boolean>
  /** Whether the engine has ended itself; PGlite only. */
  dead?: () => boolean
  /** The whole data folder as one file; PGlite only. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/** Opens PGlite (in a folder or in memory) or a pool to PostgreSQL; the same tables and queries run on each. */
export async function openDatabase(source: DatabaseSource, options: Options = {}): Promise<Database> {
  return 'url' in source ? openPostgres(source, options) : openPglite(source, options)
}

async function openPglite(
  source: Exclude<DatabaseSource, PostgresSource>,
  { logger }: Options,
): Promise<Database> {
  const client = new MortalPGlite({
    ...('dataDir' in source ? { dataDir: source.dataDir } : source.dump && { loadDataDir: source.dump }),
    // The default of 128 MB doubles the process for data that fits into 16.
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
 * To compile a statement, or to start others who share its work, takes longer than most of them run; and what a search
 * finds among a million products is remembered row by row, not page by page.
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
    // Not as options of the start: a pooler in between refuses those.
    onConnect: (client: ClientBase) =>
      client.query(`${forShortStatements} set timezone = 'UTC'; set statement_timeout = ${statementFor}`),
    // Where the database does not even say that a statement took too long.
    query_timeout: statementFor + 2_000,
    application_name: 'tradefront',
  })
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same of one that dies between two statements of a transaction; the next statement fails and says so.
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
    // Held by a transaction, because a pooler gives each transaction another session. It may be at it for minutes.
    await keeper.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    const lock = { text: 'select pg_advisory_xact_lock($1)', query_timeout: 3_600_000 }
    await keeper.query(lock, [migrationLock])
    return await work()
  } finally {
    // Closing the connection gives the lock back whatever happened.
    keeper.release(true)
  }
}

/** Host and port only: an address may carry a password. */
function hostOf(url: string) {
  try {
    return new URL(url).host || 'the local socket'
  } catch {
    return 'an unreadable address'
  }
}

const soon = 1_000

/** Asks over a connection of its own: those of the pool may all be at work. */
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
