import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { buildAll } from '../../demo/build.mjs'
import { browserFlags, browserPath } from '../browser.mjs'
import { acts, lazyShop } from './acts.mjs'
import { benchServer } from './bench-server.mjs'

/**
 * Opens our pages and the hand-written references in one interleaved run, cold cache, processor four times
 * slower, and prints the time until everything asked for is shown: median, least, most, ratio to vanilla. What has a
 * limit in ms instead is an act on a page of ours; one at full speed says so.
 *
 * Usage: npm run bench -- [--rounds 7] [--only 'list 20'] [--json file]
 */
const option = (name, otherwise) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const rounds = Number(option('--rounds', 7))
const only = option('--only', '')
const slower = 4

/** How many elements of a class are on the page, through shadow roots. */
const counting = `(selector) => {
  const count = (root) => root.querySelectorAll(selector).length +
    [...root.querySelectorAll('*')].reduce((sum, element) => sum + (element.shadowRoot ? count(element.shadowRoot) : 0), 0)
  return count(document)
}`

const measures = [
  { name: 'empty page', pages: ['/empty'], shows: ['.count', 1] },
  {
    name: 'badge shown',
    pages: ['/vanilla/badge', '/lit/badge', '/ours/badge'],
    shows: ['.count', 1],
    target: 1.2,
  },
  {
    name: 'list 20 shown',
    pages: ['/vanilla/list', '/lit/list', '/ours/list'],
    shows: ['.card .price', 20],
    target: 1.9,
  },
  {
    name: 'list 20 usable',
    pages: ['/vanilla/list', '/lit/list', '/ours/list'],
    shows: ['.card .price', 20],
    then: 'add',
    target: 1.7,
  },
  {
    name: 'cart 20 shown',
    pages: ['/vanilla/cart', '/lit/cart', '/ours/cart'],
    shows: ['.line, .cart-line', 20],
    target: 1.9,
  },
  {
    name: 'cart 200 shown',
    pages: ['/vanilla/cart', '/lit/cart', '/ours/cart'],
    shows: ['.line, .cart-line', 200],
    lines: 200,
  },
  {
    name: 'cart 1,000, first screen',
    pages: ['/vanilla/cart', '/lit/cart', '/ours/cart'],
    shows: ['.line, .cart-line', 20],
    lines: 1000,
  },
  {
    name: '100 small elements',
    pages: ['/vanilla/hundred', '/ours/hundred'],
    shows: ['.price', 100],
    target: 1.3,
  },
  {
    name: 'flyout of 5,000 categories',
    pages: ['/ours/menu'],
    shows: ['button.category-button', 1],
    then: 'flyout',
    limit: 100,
  },
  {
    name: 'quick order, 1,000 rows checked, full speed',
    pages: ['/quick-order'],
    real: true,
    shows: ['.order-intake', 1],
    then: 'check',
    limit: 2000,
    slower: 1,
  },
  {
    name: 'quick order, typing among 1,000 rows',
    pages: ['/quick-order'],
    real: true,
    shows: ['.order-intake', 1],
    then: 'type',
    limit: 100,
  },
]

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

async function once(browser, url, measure, server) {
  const {
    shows: [selector, wanted],
    then,
    lines = 20,
    slower: rate = slower,
  } = measure
  server.state.lines = lines
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addCookies([{ name: 'PC_TOKEN', value: 'bench', url: server.url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(`(() => {
    const count = ${counting}
    const look = () => count(${JSON.stringify(selector)}) >= ${wanted} ? (window.__shown = performance.now()) : requestAnimationFrame(look)
    requestAnimationFrame(look)
    window.__shift = 0
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__shift += entry.value }).observe({ type: 'layout-shift', buffered: true })
  })()`)
  await page.goto(url, { waitUntil: 'commit' })
  const wait = async (read) => {
    for (let at = 0; at < 1200; at += 1) {
      const value = await page.evaluate(read)
      if (value) return value
      await new Promise((next) => setTimeout(next, 25))
    }
    throw new Error(`${url} did not show ${wanted} × ${selector}`)
  }
  let time = await wait('window.__shown')
  if (then) time = await acts[then](page, new URL(url).origin)
  const shift = await page.evaluate('window.__shift')
  await context.close()
  return { time, shift }
}

await buildAll()
const server = await benchServer()
const shop = lazyShop()
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
const results = []
for (const measure of measures.filter(({ name }) => name.includes(only))) {
  const times = Object.fromEntries(measure.pages.map((page) => [page, []]))
  const shifts = Object.fromEntries(measure.pages.map((page) => [page, []]))
  const origin = measure.real ? await shop.url() : server.url
  for (let round = 0; round < rounds; round += 1) {
    for (const page of measure.pages) {
      const { time, shift } = await once(browser, origin + page, measure, server)
      times[page].push(time)
      shifts[page].push(shift)
    }
  }
  const floor = times[measure.pages[0]] && median(times[measure.pages[0]])
  const wanted = measure.target
    ? ` (target ${measure.target} × vanilla)`
    : measure.limit
      ? ` (limit ${measure.limit} ms)`
      : ''
  console.log(`\n${measure.name}${wanted}`)
  for (const page of measure.pages) {
    const all = times[page]
    const row = {
      measure: measure.name,
      page,
      median: median(all),
      min: Math.min(...all),
      max: Math.max(...all),
      ratio: median(all) / floor,
      shift: median(shifts[page]),
      target: measure.target,
      limit: measure.limit,
    }
    results.push(row)
    const { min, max, ratio, shift } = row
    console.log(
      `  ${page.padEnd(18)} ${row.median.toFixed(0).padStart(6)} ms  (${min.toFixed(0)}–${max.toFixed(0)})  ${ratio.toFixed(2)} ×  shift ${shift.toFixed(3)}`,
    )
  }
}
await browser.close()
server.close()
await shop.close()
const file = option('--json')
if (file) writeFileSync(file, JSON.stringify({ rounds, slower, results }, null, 2))
