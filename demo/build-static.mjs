import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildAll, fingerprint } from './build.mjs'

const out = join('dist', 'static')
const stamp = join(out, 'sources.sha256')
const goods = 1_200
const configFile = join('demo', 'static', 'static.config.ts')
const engine = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))

function write(name, bytes) {
  const path = join(out, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Writes a gzipped file whose name contains its hash. Plain file hosts often do not compress. */
function writePacked(name, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const path = `database/${name}-${hash}.gz`
  write(path, gzipSync(bytes, { level: 9 }))
  return path
}

async function writeRows() {
  await build({ configFile, mode: 'rows', logLevel: 'error' })
  const { makeFirstRows } = await import(pathToFileURL(resolve('dist/first-rows/first-rows.js')).href)
  const { rows, pictures } = await makeFirstRows(goods)
  rmSync('dist/first-rows', { recursive: true })
  for (const [name, bytes] of pictures) write(name, bytes)
  return writePacked('rows', rows)
}

/** Copies the storefront, adds the switcher to its page, and writes the page that is shown until the service worker answers. */
function writePages() {
  cpSync('dist/storefront', out, { recursive: true })
  const page = readFileSync('dist/storefront/index.html', 'utf8')
  const switcher = '  <script type="module" src="/static-shop/switcher.js"></script>\n  </body>'
  write('shop.html', page.replace('</body>', switcher))
  for (const name of ['index.html', '404.html']) cpSync(join(out, 'preparing.html'), join(out, name))
}

/**
 * Builds dist/static, a folder for any static file host in which the whole shop runs. Skips the build if the sources
 * have not changed since the last one.
 */
export async function buildStatic(log = console.log) {
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await buildAll(log)
  rmSync(out, { recursive: true, force: true })
  log('building static …')
  const files = {
    engine: writePacked('engine', readFileSync(join(engine, 'pglite.wasm'))),
    system: writePacked('system', readFileSync(join(engine, 'pglite.data'))),
    rows: await writeRows(),
  }
  const bytes = Object.values(files).reduce((sum, name) => sum + statSync(join(out, name)).size, 0)
  const define = { __buildFiles: JSON.stringify(files), __downloadBytes: String(bytes) }
  for (const mode of ['worker', 'pages', 'preview'])
    await build({ configFile, mode, define, logLevel: 'error' })
  cpSync('dist/kit', join(out, 'kit'), { recursive: true })
  writePages()
  writeFileSync(stamp, now)
}

if (process.argv[1]?.endsWith('build-static.mjs')) await buildStatic()
