import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from '../postgres.mjs'
import { freePort } from './built-server'

const program = '/usr/sbin/pgbouncer'

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'pgbouncer'],
  ])
    if (spawnSync('apt-get', args, { stdio: 'ignore' }).status !== 0) return
}

/**
 * A PgBouncer in front of a database, which gives each transaction a connection of its own choice; undefined where it
 * cannot be had.
 */
export async function openPooler(cluster: Cluster, database: string) {
  if (!existsSync(program)) install()
  if (!existsSync(program)) return undefined
  const { port: behind } = new URL(cluster.url)
  const port = await freePort()
  const folder = join(cluster.folder, 'pooler')
  mkdirSync(folder)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${behind} dbname=${database} user=tradefront
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
`,
  )
  cluster.give(folder)
  const [command = program, ...args] =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', program, settings]
      : [program, settings]
  const running = spawn(command, args, { stdio: 'ignore' })
  return {
    url: `postgres://tradefront@127.0.0.1:${port}/${database}`,
    close() {
      running.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
