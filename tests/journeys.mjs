import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { run } from './process-group.mjs'
import { reportIn, withReason } from './report.mjs'
import { check, killedAfter } from './test-runners.mjs'

const nameOf = ({ file, title }) => `${file} › ${title}`
const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const folderOfJourneys = join('tests', 'e2e')

/** Returns the files with short journeys. Playwright would otherwise load every file with all of its imports. */
const shortFiles = () =>
  readdirSync(folderOfJourneys, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folderOfJourneys, file))
    .filter((file) => readFileSync(file, 'utf8').includes('@short'))

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })

/** Returns the first of six free ports in a row, so that shops of other checkouts or killed runs do not interfere. */
async function freePorts() {
  for (let first = 4391; ; first += 10) {
    const ports = [0, 1, 2, 3, 4, 5].map((at) => first + at)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return String(first)
  }
}

/**
 * Creates a database with the seed of the journeys' shop, which takes half a minute. Builds the shop first
 * if necessary.
 * @returns its address, and the result of the seeding
 */
export async function seedJourneys(postgres, seconds) {
  // Reads TEST_ALL when it is imported.
  const { demoSettings } = await import('./e2e/demo-settings.mjs')
  const database = await postgres.add('journeys')
  const env = { ...demoSettings, DATABASE_URL: database }
  return {
    database,
    result: await check('seed', process.execPath, ['demo/start.mjs', '--seed'], { env, seconds }),
  }
}

/**
 * Runs the journeys tagged `@short`, or all of them with TEST_ALL.
 * @param {{ database?: string, folder: string, seconds: number, files?: string[], shard?: string }} options `database` is the
 * address of the shop's database; without it the shop uses an embedded one. `folder` is the folder of the report.
 * `seconds` is the timeout after which they are killed, because Playwright cannot end a run with a hanging worker.
 * `shard` selects a part of the journeys, for example `1/3`
 */
export async function journeys({ database, folder, seconds, files, shard = process.env.TEST_SHARD }) {
  const [file, unfinished] = ['journeys.json', 'journeys.unfinished'].map((name) => join(folder, name))
  const chosen = process.env.TEST_ALL ? [] : ['--grep', '@short', ...(files ?? shortFiles())]
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...chosen]
  const { E2E_PORT = await freePorts() } = process.env
  if (shard) args.push('--shard', shard)
  const { ok, killed } = await run(join('node_modules', '.bin', 'playwright'), args, {
    env: { TEST_COUNTS: file, TEST_UNFINISHED: unfinished, E2E_DATABASE_URL: database, E2E_PORT },
    seconds,
  })
  const { stats, suites } = reportIn(file) ?? { stats: { expected: 0 }, suites: [] }
  const failed = suites.flatMap(specsIn).filter((spec) => !spec.ok)
  const names = failed.map((spec) => withReason(nameOf(spec), reasonOf(spec)))
  if (killed) names.push(killedAfter('playwright', seconds, unfinished))
  if (!ok && names.length === 0) names.push('the journeys themselves (see above)')
  return { passed: stats.expected, failed: names }
}
