import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { browserPath } from './browser.mjs'
import { git, importGraph } from './import-graph.mjs'
import { lockCheckout } from './run-lock.mjs'
import { openPostgres } from './postgres.mjs'
import { bin, check, sum, vitest, webTestRunner } from './test-runners.mjs'

/**
 * Tests what the changed files can reach, for while you work. It is a choice: `npm test` has the last word.
 *
 * Usage: npm run test:changed [-- COMMIT]
 * COMMIT is what the files are compared with; default is where this branch left origin/main (or main).
 * @typedef {import('./run.mjs').Result} Result
 */
const most = { unit: 40, elements: 10, journeys: 5 }

/** What every request of the server goes through. */
const serverTests = ['serve', 'sign-in', 'db', 'once', 'body', 'cors', 'limit', 'log'].map(
  (name) => `tests/server/${name}.test.ts`,
)

function base() {
  const [given] = process.argv.slice(2)
  if (given) return given
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', branch, 'HEAD')[0]
    } catch {
      // There is no such branch.
    }
  return 'HEAD'
}

const changed = [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file))
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit()
}
if (!(await lockCheckout())) {
  console.error('Another run tests this checkout.')
  process.exit(1)
}

const graph = importGraph()
const isTest = (file) => /\.test\.tsx?$/.test(file) && !/\.hard\.test\./.test(file)
const inTests = (file) => file.startsWith('tests/')

/** Rooms, as `trade/offers`: they bear one name on every floor. */
const rooms = [
  ...new Set(
    changed.flatMap(
      (file) => /^(?:src|demo\/server|tests)\/((?:\w+)\/[\w-]+)\/[^/]+$/.exec(file)?.slice(1) ?? [],
    ),
  ),
].filter((room) => !/^(core|ui|e2e|elements)\//.test(room))

function unitFiles() {
  const near = graph.importersOf(changed, inTests).filter(isTest)
  const own = graph.files.filter(
    (file) => isTest(file) && rooms.some((room) => file.startsWith(`tests/${room}/`)),
  )
  const core = changed.some((file) => file.startsWith('demo/server/core/')) ? serverTests : []
  return [...new Set([...near, ...own, ...core])].filter((file) => !/^tests\/(e2e|elements)\//.test(file))
}

const elementFiles = () =>
  graph
    // Its table of pages reaches every page.
    .importersOf(changed, (file) => !isTest(file) && file !== 'src/shell/routes.ts')
    .filter((file) => isTest(file) && file.startsWith('tests/elements/'))

/** Journeys that are about a page of a changed room, by their tags or the name of their file. */
function journeyFiles() {
  const table = readFileSync('src/shell/routes.ts', 'utf8')
  const routes = [...table.matchAll(/^ {2}(\w+): \{(?:(?!^ {2}\w+: )[\s\S])*?import\('\.\.?\/([^']+)'\)/gm)]
  const tags = routes
    .filter(([, , page]) =>
      rooms.some((room) => page.startsWith(`${room}/`) || `shell/${page}`.startsWith(`${room}/`)),
    )
    .map(([, name]) => `'@${name}'`)
  return graph.files.filter((file) => {
    if (!file.startsWith('tests/e2e/') || !isTest(file)) return false
    const text = readFileSync(file, 'utf8')
    if (!text.includes('@short')) return false
    const name = basename(file).replace('.test.ts', '')
    return (
      changed.includes(file) ||
      rooms.some((room) => basename(room) === name) ||
      tags.some((tag) => text.includes(tag))
    )
  })
}

function chosen(kind, files) {
  const some = files.slice(0, most[kind])
  const left = files.length - some.length
  console.log(`${kind}: ${some.length} files${left > 0 ? `, ${left} more are left to npm test` : ''}`)
  return some
}

const unit = chosen('unit', unitFiles())
const elements = chosen('elements', elementFiles())
const journeys = chosen('journeys', journeyFiles())
const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))

const parts = [
  async () =>
    sum([
      await check('tsc', bin('tsc'), [
        '-p',
        '.',
        '--incremental',
        '--tsBuildInfoFile',
        'node_modules/.cache/changed.tsbuildinfo',
      ]),
      ...(code.length > 0 ? [await check('oxlint', bin('oxlint'), ['--deny-warnings', ...code])] : []),
      await check('oxfmt', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    ]),
  async () =>
    unit.length > 0 ? vitest(postgres ? { TEST_DATABASE_URL: postgres.url } : {}, 300, unit) : sum([]),
]
const later = [
  ...(elements.length > 0
    ? [() => webTestRunner('tests/elements/web-test-runner.config.mjs', {}, 300, elements)]
    : []),
  ...(journeys.length > 0
    ? [
        () =>
          check('journeys', bin('playwright'), [
            'test',
            '--config',
            'tests/e2e/playwright.config.ts',
            '--grep',
            '@short',
            ...journeys,
          ]),
      ]
    : []),
]
if (later.length > 0) browserPath()
const postgres = unit.length > 0 ? await openPostgres() : undefined
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
