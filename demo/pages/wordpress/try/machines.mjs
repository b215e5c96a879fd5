import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

const here = join('demo', 'pages', 'wordpress', 'try')
const debian = '/usr/share/wordpress'
const waitFor = 90_000

/** Starts a program and returns a function to stop it. */
function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said = (said + text).slice(-4000)))
  const ended = new Promise((done) => child.once('exit', done).once('error', done))
  const stop = async () => {
    // Kills the whole group, because PHP's server leaves its workers behind.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { child, stop, said: () => said }
}

/** Waits for a condition. Fails with the program's last output. */
async function until(isSo, { child, said }) {
  for (const end = Date.now() + waitFor; Date.now() < end;) {
    if (await isSo()) return
    if (child.exitCode !== null) break
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`${child.spawnfile} did not come up:\n${said()}`)
}

const answers = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the shop with few goods, and allows one more origin to call it. */
export async function startShop({ port, folder, stops, origin }) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'shop'),
    GOODS: '300',
    DEMO: '1',
    DEMO_AUTOPILOT: 'off',
    ALLOWED_ORIGINS: origin,
  }
  const shop = start(process.execPath, [join('dist', 'server', 'main.js')], { env })
  const address = `http://localhost:${port}`
  stops.push(shop.stop)
  await until(() => answers(`${address}/health`), shop)
  return { address }
}

const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? ['--user=root'] : []

/** Starts a private database with its own folder and no port. */
async function startDatabase(folder, stops) {
  const data = join(folder, 'mariadb')
  const socket = join(folder, 'db.sock')
  mkdirSync(data)
  const plain = ['--no-defaults', `--datadir=${data}`, ...asRoot]
  execFileSync(
    'mariadb-install-db',
    [...plain, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: 'ignore',
    },
  )
  const database = start('mariadbd', [
    ...plain,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${folder}/db.pid`,
  ])
  const open = () =>
    new Promise((done) => {
      const line = connect(socket, () => done(line.destroy() && true)).once('error', () => done(false))
    })
  stops.push(database.stop)
  await until(open, database)
  execFileSync('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '-uroot',
    '-e',
    'CREATE DATABASE wordpress',
  ])
  return { socket }
}

const configuration = ({ socket, address, log }) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'SCRIPT_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

/** Installs WordPress with its own scripts, adds the plugin, and serves it with PHP's server. */
export async function startWordPress({ port, folder, stops }) {
  if (!existsSync(debian))
    throw new Error(`${debian} is missing: apt-get install wordpress php-cli php-mysql mariadb-server`)
  const address = `http://localhost:${port}`
  const root = join(folder, 'wordpress')
  const log = join(folder, 'php.log')
  const { socket } = await startDatabase(folder, stops)
  // Debian's folder contains many symbolic links; the copy contains their targets.
  execFileSync('cp', ['-rL', debian, root])
  rmSync(join(root, 'wp-config.php'))
  writeFileSync(join(root, 'wp-config.php'), configuration({ socket, address, log }))
  cpSync(
    join('dist', 'pages', 'wordpress', 'tradefront'),
    join(root, 'wp-content', 'plugins', 'tradefront'),
    {
      recursive: true,
    },
  )
  mkdirSync(join(root, 'wp-content', 'mu-plugins'), { recursive: true })
  cpSync(join(here, 'locale.php'), join(root, 'wp-content', 'mu-plugins', 'locale.php'))
  const php = (file, ...args) =>
    execFileSync('php', ['-d', `error_log=${log}`, join(here, file), root, ...args], { encoding: 'utf8' })
  php('install.php', 'install')
  const server = start('php', ['-d', `error_log=${log}`, '-S', `localhost:${port}`, '-t', root], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  })
  stops.push(server.stop)
  await until(() => answers(`${address}/wp-login.php`), server)
  return { address, log, run: (...args) => php('install.php', ...args) }
}
