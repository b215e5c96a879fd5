import { spawnSync } from 'node:child_process'

/**
 * Saves the shop's PostgreSQL database to a file, or restores it from one in a single transaction.
 * `save` works while the shop runs. `load` refuses a database that is in use: stop the shop first.
 * To save an embedded database, stop the shop and copy its data folder.
 *
 * Usage: DATABASE_URL=postgres://… node demo/backup.mjs save|load FILE
 */
const [act, file] = process.argv.slice(2)
const { DATABASE_URL: given = '' } = process.env
const url = URL.canParse(given) ? new URL(given) : undefined
// Other users of this machine can read a process's arguments, but not its environment.
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

/** @returns the program's standard output */
function run([program, ...args], stdout = 'inherit') {
  const {
    status,
    error,
    stdout: printed,
  } = spawnSync(program, args, {
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (error) console.error(`Cannot run ${program}. Install the client programs of PostgreSQL.`)
  if (status !== 0) process.exit(status ?? 1)
  return String(printed ?? '').trim()
}

const others = `select string_agg(distinct coalesce(nullif(application_name, ''), 'unnamed program'), ', ')
  from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

if (act === 'load') {
  const users = run(
    ['psql', '--no-psqlrc', '--tuples-only', '--no-align', `--command=${others}`, `${url}`],
    'pipe',
  )
  if (users) {
    console.error(
      `The database is in use by: ${users}. Stop the shop and close other connections, then load again.`,
    )
    process.exit(1)
  }
}
run(commands[act])
