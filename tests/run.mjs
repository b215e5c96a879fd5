import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { browserPath } from './browser.mjs'
import { journeys, seedJourneys } from './journeys.mjs'
import { openPostgres } from './postgres.mjs'
import { lockCheckout } from './run-lock.mjs'
import { bin, check, reports, sum, vitest, webTestRunner } from './test-runners.mjs'

/**
 * The test command. Every stage runs even if an earlier one failed. The output ends with the names of failures and
 * `N passed, N failed`, because a log is often read from its end.
 *
 * Usage: node tests/run.mjs [--all] [static|build|unit|elements|seed|journeys|size …]
 * `--all` also runs the tests `*.hard.test.ts(x)` and every journey. A complete run without failures, on a commit without
 * local changes, leaves the mark that `npm run release` requires.
 * @typedef {{ passed: number, failed: string[] }} Result
 */
const args = process.argv.slice(2)
const all = args.includes('--all')
const wanted = args.filter((arg) => arg !== '--all')
if (all) process.env.TEST_ALL = '1'

/** Runs the static checks. They run in parallel with the build, which needs one core. */
const staticChecks = async () =>
  sum([
    await check('tsc', bin('tsc'), ['-p', '.']),
    await check('oxlint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    await check('knip', bin('knip'), []),
    await check('oxfmt', bin('oxfmt'), ['--check']),
  ])
const build = () => check('build', process.execPath, ['demo/build.mjs', all ? '--package' : '--shop'])

async function unit(seconds) {
  const result = await vitest(postgres ? { TEST_DATABASE_URL: postgres.url } : {}, seconds)
  return postgres || !process.env.CI ? result : sum([result, { passed: 0, failed: ['no PostgreSQL'] }])
}
const inBrowser = (work) => (seconds) => (browser ? work(seconds) : { passed: 0, failed: ['no browser'] })
const elements = inBrowser((seconds) =>
  webTestRunner('tests/elements/web-test-runner.config.mjs', {}, seconds),
)
/** Seeds the journeys' database while the element tests wait for their tabs. */
async function seed(seconds) {
  if (!postgres || !browser || !isWanted('journeys')) return sum([])
  const { database, result } = await seedJourneys(postgres, seconds)
  journeysDatabase = database
  return result
}
const walkJourneys = inBrowser(async (seconds) => {
  const database = journeysDatabase ?? (await postgres?.add('journeys'))
  // Playwright's own timeout comes first, because its report is more detailed.
  return journeys({ database, folder: reports, seconds: seconds + 60 })
})
const size = () => check('size', process.execPath, ['tests/bench/size.mjs'])

/** Stages with their time budgets in seconds for `npm test` on two cores. The parts of a stage run in parallel. */
const stages = [
  { seconds: 60, parts: { static: staticChecks, build } },
  { seconds: 300, parts: { unit } },
  { seconds: 105, parts: { elements, seed } },
  { seconds: 220, parts: { journeys: walkJourneys } },
  { seconds: 5, parts: { size } },
]
const known = stages.flatMap(({ parts }) => Object.keys(parts))
const unknown = wanted.find((name) => !known.includes(name))
if (unknown) {
  console.error(`${unknown}: there is no such stage. Stages: ${known.join(', ')}`)
  process.exit(1)
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

if (!(await lockCheckout())) {
  console.error('Another run tests this checkout. Wait for it, or use another checkout.')
  process.exit(1)
}

/** @type {string | undefined} */
let journeysDatabase
/** @type {string[]} */
const untested = []
const browser = isWanted('elements') || isWanted('journeys') ? browserOrNone() : undefined
const postgres = isWanted('unit') || isWanted('journeys') ? await openPostgres() : undefined
process.once('exit', () => postgres?.close())
if (!postgres && (isWanted('unit') || isWanted('journeys')))
  missing(
    'No PostgreSQL was found or could be installed. Tests run on the embedded database, so concurrency is NOT tested.',
  )

function browserOrNone() {
  try {
    return browserPath()
  } catch (error) {
    missing(`${error.message}. Elements and journeys are NOT tested.`)
    return undefined
  }
}

/** Reports immediately what cannot be tested here, and again at the end. */
function missing(sentence) {
  console.log(sentence)
  untested.push(sentence)
}

/** Returns the busy time of all processors in seconds, for all processes of the machine. */
const busySeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

/** @type {Result[]} */
const results = []
for (const { seconds, parts } of stages) {
  const chosen = Object.entries(parts).filter(([name]) => isWanted(name))
  if (chosen.length === 0) continue
  const title = chosen.map(([name]) => name).join(' + ')
  console.log(`\n── ${title}`)
  const [began, busyBefore] = [performance.now(), busySeconds()]
  const limit = all ? 3 * 3_600 : seconds * 6
  const { passed, failed } = sum(await Promise.all(chosen.map(([, work]) => work(limit))))
  const took = Math.round((performance.now() - began) / 1000)
  const busy = Math.round(busySeconds() - busyBefore)
  results.push({ passed, failed: failed.map((name) => `${title}: ${name}`) })
  // A slow machine must not fail a correct change, so an exceeded budget is only printed.
  const isOver = took > seconds * 1.25
  const budget = all ? '' : ` (budget ${seconds} s${isOver ? ', EXCEEDED: move tests to *.hard files' : ''})`
  console.log(
    `── ${title}: ${passed} passed, ${failed.length} failed, ${took} s${budget}, processors busy for ${busy} s`,
  )
}
const { passed, failed } = sum(results)
for (const failure of failed) console.log(`\n✗ ${failure}`)
for (const sentence of untested) console.log(`\n${sentence}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
if (all && wanted.length === 0 && failed.length === 0)
  spawnSync(process.execPath, ['demo/tested.mjs', '--mark'], { stdio: 'inherit' })
