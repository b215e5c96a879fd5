import { Client } from 'pg'
import { openDatabase, type Database } from '../../demo/server/core/database'
import { emptyCluster } from './empty-cluster'

type Logger = { logQuery(query: string): void }

/** A database of its own: in memory, or on the server that TEST_DATABASE_URL names, as the test command sets it. */
export async function testDatabase(logger?: Logger): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return onServer(server, logger)
  return openDatabase({ memory: true, dump: await emptyCluster() }, { logger })
}

async function onServer(server: string, logger?: Logger): Promise<Database> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await command(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href }, { logger })
  return {
    ...database,
    async close() {
      await database.close()
      await command(server, `drop database ${name} with (force)`)
    },
  }
}

async function command(server: string, text: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
