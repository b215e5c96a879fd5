import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { installed } from './debian.mjs'
import { freePort } from './free-port.mjs'

const debianHome = '/usr/lib/postgresql'

/** Returns the folder of initdb and pg_ctl of the newest installed server. */
function binaries() {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debianHome, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

// PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
const asUser = process.getuid?.() === 0
/** Returns a command line that runs as PostgreSQL's user. */
export const asPostgres = (...line) =>
  asUser ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...line] : line

/** Creates a private cluster of an installed server, which can be stopped and restarted. Undefined without a server. */
export async function openCluster(settings = {}) {
  const bin = binaries() ?? (installed('postgresql') ? binaries() : undefined)
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-pg-'))
  const port = await freePort()
  const give = (owned) => asUser && execFileSync('chown', ['postgres', owned])
  if (asUser) chmodSync(folder, 0o777)
  give(folder)
  const run = (command, ...args) => {
    const [file, ...rest] = asPostgres(join(bin, command), ...args)
    execFileSync(file, rest, { stdio: 'ignore', cwd: tmpdir() })
  }
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'tradefront', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const set = { listen_addresses: '127.0.0.1', fsync: 'off', max_connections: 200, ...settings }
  const given = Object.entries(set).map(([name, value]) => `-c ${name}=${value}`)
  const options = `-p ${port} -k ${folder} ${given.join(' ')}`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  start()
  return {
    url: `postgres://tradefront@127.0.0.1:${port}/postgres`,
    folder,
    bin,
    give,
    run,
    start,
    stop,
    close() {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Opens a PostgreSQL for tests: the one of DATABASE_URL, else a private cluster of an installed server, else one
 * that is installed now. Undefined if none is available.
 */
export async function openPostgres(settings = {}) {
  const { DATABASE_URL: named } = process.env
  // Durability is not needed, because test data can be created again. Each worker has connection pools for several servers.
  const quick = { synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }
  const server = named ? { url: named, close() {} } : await openCluster({ ...quick, ...settings })
  return (
    server && {
      ...server,
      /**
       * Creates a database, replacing one with the same name.
       * @param model name of the database to copy, which must have no connections; without it, the new database is empty
       */
      async add(name, model = 'template1') {
        const client = new Client({ connectionString: server.url })
        await client.connect()
        await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
        await client.query(
          `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(model)}`,
        )
        await client.end()
        const url = new URL(server.url)
        url.pathname = name
        return url.href
      },
    }
  )
}
