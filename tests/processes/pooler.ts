import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '../debian.mjs'
import { asPostgres, type Cluster } from '../postgres.mjs'
import { freePort } from '../free-port.mjs'

const program = '/usr/sbin/pgbouncer'

/**
 * A PgBouncer in front of a database, which gives each transaction a connection of its own choice; undefined where it
 * cannot be had.
 */
export async function openPooler(cluster: Cluster, database: string) {
  if (!existsSync(program) && !installed('pgbouncer')) return undefined
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
  const [command = program, ...args] = asPostgres(program, settings)
  const running = spawn(command, args, { stdio: 'ignore' })
  return {
    url: `postgres://tradefront@127.0.0.1:${port}/${database}`,
    close() {
      running.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
