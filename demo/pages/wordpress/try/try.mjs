/**
 * Tests the plugin on a real WordPress from Debian's packages, with the shop, in a real browser:
 *
 *     apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml php-mbstring mariadb-server
 *     npm run build && node demo/pages/wordpress/try/try.mjs [--port 4635] [--pictures <folder>]
 *
 * Database, WordPress and shop are private to the run: temporary folders, a socket, three ports from the given one.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../../../../tests/browser.mjs'
import { integrityOf } from '../../../kit-package.mjs'
import { startShop, startWordPress } from './machines.mjs'
import { tryPosts } from './posts.mjs'
import { seeWithout, tryBlock, trySettings, tryUninstall } from './steps.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4635' }, pictures: { type: 'string', default: '' } },
})
const port = Number(values.port)
const folder = mkdtempSync(join(tmpdir(), 'tradefront-wordpress-'))
const stops = []

/** Returns PHP's log without times and duplicates. */
const phpLog = (file) =>
  new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .replace(/^\[.*?\] /gm, '')
          .split('\n')
      : [],
  )

try {
  const shop = await startShop({ port: port + 1, folder, stops, origin: `http://localhost:${port}` })
  const wordpress = await startWordPress({ port, folder, stops })
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  stops.push(() => browser.close())
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    permissions: ['local-network-access'],
  })
  // WordPress shows external avatars. Without a network its pages would wait for them.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  )
  const shots = values.pictures && mkdirSync(values.pictures, { recursive: true }) === undefined
  const picture = (name) => shots && page.screenshot({ path: join(values.pictures, `${name}.png`) })
  const script = readFileSync(join('dist', 'kit', 'tradefront.js'))
  const bench = { page, picture, wordpress, shop: shop.address, integrity: integrityOf(script) }
  // This version of WordPress logs warnings about newer PHP versions and a missing network. These are the baseline.
  await seeWithout(bench)
  const without = phpLog(wordpress.log)
  wordpress.run('activate')
  for (const step of [trySettings, tryPosts, tryBlock, tryUninstall]) {
    await step(bench)
    console.info(`✓ ${step.name}`)
  }
  const more = [...phpLog(wordpress.log)].filter((line) => !without.has(line))
  if (more.length) throw new Error(`with the plugin PHP writes:\n${more.join('\n')}`)
  console.info(`✓ PHP writes nothing that it does not write without the plugin (${without.size} lines)`)
} finally {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
}
