import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { browserPath } from './browser.mjs'
import { journeys } from './journeys.mjs'
import { openPostgres } from './postgres.mjs'
import { fileResult, reportIn } from './report.mjs'
import { twice } from './twice.mjs'

/**
 * The whole test command: types, lint, house rules and unit tests, elements in a browser, journeys on the built
 * storefront. Every runner runs even when one before it failed. Ends with the names of what failed, because a log is
 * often read from its end, and with `N passed, N failed` over all.
 *
 * Usage: node tests/run.mjs [types|lint|format|unit|elements|build|journeys|size …]
 */
const counts = mkdtempSync(join(tmpdir(), 'tradefront-'))
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const lateOnes = []
let allPassed = 0
const bin = (name) => join('node_modules', '.bin', name)

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A check without tests of its own counts as one. */
const check =
  (command, ...args) =>
  () =>
    run(command, args) ? { passed: 1, names: [] } : { passed: 0, names: [command] }

/** A runner whose report says of each file how many tests passed, and which failed. */
const runner = (command, args, resultsIn) => (name, env) =>
  twice((files) => {
    const file = join(counts, `${name}.json`)
    // One that breaks off leaves no report, and shall not be judged by that of the run before it.
    rmSync(file, { force: true })
    const ok = run(command, [...args, ...files], { ...env, TEST_COUNTS: file })
    return { ok, results: resultsIn(reportIn(file)) }
  })

const vitest = runner(
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json'],
  ({ testResults } = { testResults: [] }) => testResults.map(resultOfFile),
)
function resultOfFile({ name, status, message, assertionResults }) {
  const file = relative('', name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, reason: failureMessages[0] }))
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  return fileResult({ file, passed, failed, broken: status === 'failed', reason: message })
}
/** On a real PostgreSQL where there is one: the embedded database does one thing after another. */
async function unit(name) {
  const result = await vitest(name, postgres && { TEST_DATABASE_URL: postgres.url })
  if (postgres) return result
  console.log('There is no PostgreSQL here and none could be installed: concurrency was NOT tested.')
  return { ...result, names: [...result.names, ...(process.env.CI ? ['no PostgreSQL'] : [])] }
}

const steps = {
  types: check(bin('tsc'), '-p', '.'),
  lint: check('npm', 'run', '--silent', 'lint'),
  format: check(bin('oxfmt'), '--check'),
  unit,
  elements: runner(
    bin('wtr'),
    ['--config', 'tests/elements/web-test-runner.config.mjs'],
    (results = []) => results,
  ),
  build: check('node', 'demo/build.mjs', '--package'),
  journeys: () => journeys(postgres, counts),
  size: check('node', 'tests/bench/size.mjs'),
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const chosenIsOneOf = (...names) => chosen.some(([name]) => names.includes(name))
if (chosenIsOneOf('elements', 'journeys')) browserPath()
const postgres = chosenIsOneOf('unit', 'journeys') ? await openPostgres() : undefined

for (const [name, step] of chosen) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { passed, names, late = [] } = await step(name)
  allPassed += passed
  lateOnes.push(...late)
  failures.push(...names.map((failed) => `${name}: ${failed}`))
  console.log(
    `── ${name}: ${passed} passed, ${names.length} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
postgres?.close()
rmSync(counts, { recursive: true, force: true })
for (const name of lateOnes) console.log(`passed the second time only: ${name}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${allPassed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
