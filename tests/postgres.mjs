import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { installed } from './debian.mjs'

const debianHome = '/usr/lib/postgresql'

/** Folder of initdb and pg_ctl: of the newest installed server. */
function binaries() {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debianHome, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

// PostgreSQL refuses to run as root; there, its own user does.
const asUser = process.getuid?.() === 0
/** A command line as the user whom PostgreSQL runs as. */
export const asPostgres = (...line) =>
  asUser ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...line] : line

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A private cluster of an installed server, which may be stopped and started again; undefined where there is none. */
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
 * A PostgreSQL for tests: the one DATABASE_URL names, else a private cluster of an installed server, else one
 * that is installed now. Undefined where none can be had.
 */
export async function openPostgres(settings = {}) {
  const { DATABASE_URL: named } = process.env
  // What a crash would lose is made anew, and each worker keeps pools for several servers.
  const quick = { synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }
  const server = named ? { url: named, close() {} } : await openCluster({ ...quick, ...settings })
  return (
    server && {
      ...server,
      /**
       * Makes a database beside it, in place of one of that name.
       * @param model name of the one that it is a copy of, and that nobody is connected to; without it, it is empty
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
