import { statSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { git, importGraph } from './import-graph.mjs'
import { journeys as walk, seedJourneys } from './journeys.mjs'
import { openPostgres } from './postgres.mjs'
import { lockCheckout } from './run-lock.mjs'
import { selectTests } from './select-tests.mjs'
import { bin, check, reports, sum, vitest, webTestRunner } from './test-runners.mjs'

/**
 * Checks changed files while you work: types, lint, format and the tests that can reach them. It selects tests, so run
 * `npm test` before you push.
 *
 * Usage: npm run test:changed [-- COMMIT], npm run check [-- COMMIT]
 * COMMIT is the base of the comparison; default: the merge base with origin/main (or main).
 * `--quick` (npm run check) runs no browser.
 * @typedef {import('./run.mjs').Result} Result
 */
const quick = process.argv.includes('--quick')
const most = quick ? { unit: 10, elements: 0, journeys: 0 } : { unit: 40, elements: 10, journeys: 3 }

function base() {
  const given = process.argv.slice(2).find((arg) => arg !== '--quick')
  if (given) return given
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', branch, 'HEAD')[0]
    } catch {
      // The branch does not exist.
    }
  return 'HEAD'
}

const changed = [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit()
}
if (!(await lockCheckout())) {
  console.error('Another run tests this checkout.')
  process.exit(1)
}

const selected = selectTests(changed, importGraph())

function chosen(kind, files) {
  const some = files.slice(0, most[kind])
  const left = files.length - some.length
  console.log(`${kind}: ${some.length} files${left > 0 ? `, ${left} more are left to npm test` : ''}`)
  return some
}

const unit = chosen('unit', selected.unit)
const elements = chosen('elements', selected.elements)
const journeys = chosen('journeys', selected.journeys)
if (selected.routes.length > 0 && !quick) {
  console.log(`pages: ${selected.routes.join(', ')}`)
  process.env.TEST_ROUTES = selected.routes.join()
  journeys.push('tests/e2e/every-page.test.ts')
}
/** @type {string | undefined} */
let journeysDatabase
const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))

const parts = [
  async () =>
    sum([
      ...(code.length > 0
        ? [
            await check('tsc', bin('tsc'), [
              '-p',
              '.',
              '--incremental',
              '--tsBuildInfoFile',
              'node_modules/.cache/changed.tsbuildinfo',
            ]),
            await check('oxlint', bin('oxlint'), ['--deny-warnings', ...code]),
          ]
        : []),
      await check('oxfmt', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    ]),
  async () =>
    unit.length > 0 ? vitest(postgres ? { TEST_DATABASE_URL: postgres.url } : {}, 300, unit) : sum([]),
  async () => {
    if (journeys.length === 0 || !postgres) return sum([])
    const { database, result } = await seedJourneys(postgres, 600)
    journeysDatabase = database
    return result
  },
]
const documents = 'tests/house/documents.hard.test.ts'
const later = [
  ...(selected.documents ? [() => vitest({ TEST_ALL: '1' }, 300, [documents])] : []),
  ...(elements.length > 0
    ? [() => webTestRunner('tests/elements/web-test-runner.config.mjs', {}, 300, elements)]
    : []),
  ...(journeys.length > 0
    ? [async () => walk({ database: journeysDatabase, folder: reports, seconds: 900, files: journeys })]
    : []),
]
if (elements.length + journeys.length > 0) browserPath()
const postgres = unit.length + journeys.length > 0 ? await openPostgres() : undefined
process.once('exit', () => postgres?.close())

const began = performance.now()
const results = await Promise.all(parts.map((part) => part()))
for (const part of later) results.push(await part())
const { passed, failed } = sum(results)
for (const failure of failed) console.log(`\n✗ ${failure}`)
console.log(
  `\n${passed} passed, ${failed.length} failed, ${Math.round((performance.now() - began) / 1000)} s`,
)
process.exitCode = failed.length > 0 ? 1 : 0
