import { spawnSync } from 'node:child_process'

/**
 * Writes the shop's PostgreSQL database into one file, or puts such a file in its place: all of it or nothing. The
 * shop may go on while it is written; stop it before a file is put in place. Of the embedded engine the data folder is
 * copied while the server is down.
 *
 * Usage: DATABASE_URL=postgres://… node demo/backup.mjs save|load FILE
 */
const [act, file] = process.argv.slice(2)
const { DATABASE_URL: given = '' } = process.env
const url = URL.canParse(given) ? new URL(given) : undefined
// Everybody on this machine may read what a process was started with, but not its environment.
const password = decodeURIComponent(url?.password ?? '')
if (url) url.password = ''
const commands = {
  save: ['pg_dump', '--format=custom', '--no-owner', `--file=${file}`, `--dbname=${url}`],
  load: [
    'pg_restore',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${url}`,
    `${file}`,
  ],
}
if (!url || !file || !Object.hasOwn(commands, act)) {
  console.error('Usage: DATABASE_URL=postgres://… node demo/backup.mjs save|load FILE')
  process.exit(1)
}
const [program, ...args] = commands[act]
const { status, error } = spawnSync(program, args, {
  stdio: 'inherit',
  env: { ...process.env, ...(password && { PGPASSWORD: password }) },
})
if (error) console.error(`${program} cannot be run: install the client programs of PostgreSQL.`)
process.exitCode = status ?? 1
