import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, engines } from './engines.mjs'
import { walkForeign } from './foreign-walk.mjs'
import { walkShop } from './shop-walk.mjs'
import { until } from './visit.mjs'

/**
 * Takes the browsers of this machine through the built shop, through all foreign pages and through some tests of the
 * elements, and writes what was seen into the table of SECURITY.md. What is not here keeps its row.
 *
 * Usage: npm run browsers -- [chromium|firefox|webkit …]
 * PORT says where the shop listens meanwhile (4590), and the foreign pages at the next port.
 */
const document = join('.github', 'SECURITY.md')
const port = Number(process.env.PORT ?? 4590)
const captcha = '2468'
const files = 'tests/elements/{element,hide,small-goods,goods-card,in-address}.test.tsx'

const all = { chromium, ...engines }
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(all, name))
if (unknown) throw new Error(`${unknown}: there is ${Object.keys(all).join(', ')}`)

const folder = mkdtempSync(join(tmpdir(), 'tradefront-browsers-'))
function startShop() {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'db'),
    DEMO_FIXED_CODE: captcha,
    DEMO_AUTOPILOT: 'off',
  }
  const stdio = ['ignore', 'ignore', 'inherit']
  return spawn(process.execPath, ['demo/start.mjs', '--goods', '1200'], { stdio, env })
}

async function isUp() {
  if (server.exitCode !== null) throw new Error('the shop did not start')
  return fetch(`http://localhost:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Tests of the elements: how many passed, and the names of those that did not. */
function testElements(name) {
  const config = `tests/${name === 'chromium' ? 'elements' : 'browsers'}/web-test-runner.config.mjs`
  const counts = join(folder, `${name}.json`)
  const env = { ...process.env, BROWSER: name, TEST_COUNTS: counts }
  spawnSync('npx', ['wtr', '--config', config, '--files', files], { stdio: ['ignore', 2, 2], env })
  const results = JSON.parse(readFileSync(counts, 'utf8'))
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    names: results.flatMap(({ failed }) => failed.map((test) => test.name)),
  }
}

/** One row of the table. */
async function look(name, { label, launch }) {
  const browser = await launch({})
  const [version = ''] = /\d+(\.\d+)?/.exec(await browser.version()) ?? []
  let shop
  let foreign
  try {
    const page = await browser.defaultBrowserContext().newPage()
    await page.setViewport({ width: 1440, height: 900 })
    shop = await walkShop(page, `http://localhost:${port}`, captcha).then(
      () => 'whole',
      ({ message }) => `as far as: ${message}`,
    )
    foreign = await walkForeign(page, `http://pages.localhost:${port + 1}`)
  } finally {
    await browser.close()
  }
  const { passed, names } = testElements(name)
  for (const failed of [...foreign.missing, ...names]) console.log(`${name}: ${failed}`)
  const pages = `${foreign.all - foreign.missing.length} of ${foreign.all}`
  return [`${label} ${version}`, shop, pages, `${passed} of ${passed + names.length}`]
}

const server = startShop()
try {
  await until('the shop', isUp, 300)
  let text = readFileSync(document, 'utf8')
  for (const [name, engine] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    if (!engine.isHere) {
      console.log(`${name} is not here and was NOT looked at. On Debian: apt-get install ${engine.debian}`)
      continue
    }
    const row = `| ${(await look(name, engine)).join(' | ')} |`
    console.log(row)
    text = text.replace(new RegExp(`^\\| ${engine.label} .*$`, 'm'), () => row)
  }
  writeFileSync(document, text)
  spawnSync('npx', ['oxfmt', document], { stdio: 'inherit' })
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
