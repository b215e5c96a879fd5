import { Client } from 'pg'
import { openDatabase, type Database } from '../../demo/server/core/database/database'
import { emptyCluster } from './empty-cluster'

type Logger = { logQuery(query: string): void }
type Fill = (empty: Database) => Promise<void>

const server = () => process.env.TEST_DATABASE_URL

/** Creates a private database: in memory, or on the server of TEST_DATABASE_URL, which the test command sets. */
export async function testDatabase(logger?: Logger): Promise<Database> {
  const named = server()
  if (!named) return openDatabase({ memory: true, dump: await emptyCluster() }, { logger })
  return openOnServer(named, await addTo(named), logger)
}

/**
 * Creates a private database with the rows that `fill` writes. On a server, one worker fills a template and each copies it.
 * @param name name of the seed
 */
export async function filledDatabase(name: string, fill: Fill, logger: Logger): Promise<Database> {
  const named = server()
  if (named) return openOnServer(named, await addTo(named, await modelOn(named, name, fill)), logger)
  const database = await testDatabase(logger)
  await fill(database)
  return database
}

/**
 * Timeouts in milliseconds. Parallel tests wait for connections and row locks as long as a busy machine needs.
 * Other tests cover the behaviour at these limits.
 */
const limits = { connectFor: 60_000, statementFor: 60_000 }

async function openOnServer(named: string, own: string, logger?: Logger): Promise<Database> {
  const database = await openDatabase({ url: addressOf(named, own), ...limits }, { logger })
  return {
    ...database,
    async close() {
      await database.close()
      await command(named, (client) => client.query(`drop database ${own} with (force)`))
    },
  }
}

function addressOf(named: string, name: string) {
  const url = new URL(named)
  url.pathname = `/${name}`
  return url.href
}

/** Creates a database on the server. @param model name of the database to copy. @returns its name */
async function addTo(named: string, model = 'template1') {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await command(named, (client) => client.query(`create database ${name} template ${model}`))
  return name
}

/** Returns the name of this run's template. The first caller fills it, and the others wait. */
async function modelOn(named: string, name: string, fill: Fill) {
  const model = `model_${name}_${process.env.TEST_RUN}`
  await command(named, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [model])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [model])
    if (rowCount) return
    const unfinished = await addTo(named)
    const database = await openDatabase({ url: addressOf(named, unfinished) })
    await fill(database)
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${model}`)
  })
  return model
}

/** Creates an empty database on a server. @returns its address */
export const newDatabase = async (named: string) => addressOf(named, await addTo(named))

async function command(named: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: named })
  await client.connect()
  await work(client).finally(() => client.end())
}
