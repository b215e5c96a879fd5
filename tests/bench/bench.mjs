import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { buildAll } from '../../demo/build.mjs'
import { browserFlags, wholeBrowserPath } from '../browser.mjs'
import { lazyShop } from './acts.mjs'
import { benchServer } from './bench-server.mjs'
import { figuresOf } from './columns.mjs'
import { measures } from './measures.mjs'
import { openPage } from './open-page.mjs'
import { figuresTable, goalsTable } from './report.mjs'

/**
 * Opens our pages and the hand-written references in one interleaved run, cold cache, processor four times slower,
 * and prints what they took (median, least, most, ratio to the reference of the same round), then the goals beside
 * the figures. `ms`: until everything asked for is painted, or what the name of the measure says. `CPU`: of the main
 * thread, until shown and until idle with nothing touched, and how much of it is script. `trips`: requests one after
 * the other until shown. `scripts` and `kB`: before anything is touched, brotli. `nodes`: through shadow roots.
 * `heap`: after a collection.
 *
 * Usage: npm run bench -- [--rounds 9] [--only 'list 20'] [--json file]
 */
const option = (name, otherwise) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const rounds = Number(option('--rounds', 9))
const only = option('--only', '')
const chosen = measures.filter(({ name }) => name.includes(only))
if (chosen.length === 0) throw new Error(`no measure is called '${only}'`)

await buildAll()
const server = await benchServer()
const shop = lazyShop()
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: browserFlags })

const opened = new Set()

/** Opens a page for the first time, unmeasured: its files are packed then, and a new browser takes longer. */
async function openFirst(url, { shows, real }) {
  if (!opened.has(url)) await openPage(browser, url, { shows, real })
  opened.add(url)
}

/** Figures of each page of a measure, its pages in turn in each round. */
async function measured(measure) {
  const { pages, real, apart } = measure
  Object.assign(server.state, { lines: 20, kinds: 1 }, measure.shop)
  const origin = real ? await shop.url() : server.url
  for (const page of Object.keys(pages)) await openFirst(origin + page, measure)
  const taken = new Map(Object.keys(pages).map((page) => [page, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, figures] of taken)
      figures.push(await openPage(browser, `${origin}${page}${apart ? '?apart' : ''}`, measure))
  }
  const [reference] = taken.values()
  return [...taken].map(([page, figures]) => ({
    measure: measure.name,
    page,
    way: pages[page],
    figures: figuresOf(figures, reference),
  }))
}

/** The goals of a measure, each with what its page reached. */
const goalsOf = ({ name, goals }, results) =>
  Object.entries(goals).flatMap(([way, of]) => {
    const found = results.filter((result) => result.way === way)
    const pages = found.length > 0 ? found : [undefined]
    return pages.flatMap((result) =>
      Object.entries(of).map(([key, { of: part, most }]) => {
        const figure = result?.figures[key][part]
        return { measure: name, page: result?.page, way, key, of: part, most, figure }
      }),
    )
  })

const results = []
const goals = []
for (const measure of chosen) {
  console.log(`${measure.name} …`)
  const found = await measured(measure)
  results.push(...found)
  goals.push(...goalsOf(measure, found))
}
await browser.close()
server.close()
await shop.close()

console.log(`\n${figuresTable(results)}`)
if (goals.length > 0) console.log(`\n${goalsTable(goals)}`)
const file = option('--json')
if (file) writeFileSync(file, JSON.stringify({ rounds, results, goals }, null, 2))
