import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from '../browser.mjs'
import { engines } from '../browsers/engines.mjs'
import { openPostgres } from '../postgres.mjs'

/**
 * Runs the tests `*.hard.test.ts(x)` with a seed and a time limit of your choice, and prints what was tried, which faults
 * were put in, and what was lost.
 *
 * Usage: npm run test:hard -- [--seed N] [--minutes N] [word in a file's name, firefox or webkit …]
 * `--minutes` bounds each loop of a test; one that is over its time ends and says what it tried.
 */
const words = []
const options = { seed: '20261120', minutes: '3' }
const args = process.argv.slice(2)
while (args.length > 0) {
  const word = args.shift()
  if (!word.startsWith('--')) words.push(word)
  else if (Object.hasOwn(options, word.slice(2)) && /^\d{1,9}$/.test(args[0] ?? ''))
    options[word.slice(2)] = args.shift()
  else {
    console.error(`${word}: not understood. Usage: npm run test:hard -- [--seed N] [--minutes N] [word …]`)
    process.exit(1)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tradefront-hard-'))
const tallyFile = join(folder, 'tally')
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.hard\.test\.tsx?$/.test(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
const below = (urlState) => files.filter((file) => file.startsWith(urlState))
const inBrowser = [...below('tests/elements/'), ...below('tests/e2e/')]
const processes = below('tests/processes/')
const inMemory = files.filter((file) => ![...inBrowser, ...processes].includes(file))
/** Files that also run on PostgreSQL. */
const onPostgres = inMemory.filter((file) => /^tests\/(server|trade|money)\//.test(file))

const failed = []
function run(part, command, own, env = {}) {
  if (own.length === 0) return
  console.log(`\n── ${part}: ${own.join(' ')}`)
  const { status } = spawnSync('npx', [...command, ...own], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      TEST_ALL: '1',
      TEST_SEED: options.seed,
      TEST_TALLY: tallyFile,
      TEST_MINUTES: options.minutes,
    },
  })
  if (status !== 0) failed.push(part)
}

// A part's loops end by themselves; what a single test may take is for the ordinary run.
const vitest = ['vitest', 'run', '--testTimeout=3600000', '--hookTimeout=600000']
run('in memory', vitest, inMemory)
if (onPostgres.length + processes.length > 0) {
  const postgres = await openPostgres()
  if (!postgres) failed.push('no PostgreSQL')
  else
    try {
      run('on PostgreSQL', vitest, [...onPostgres, ...processes], { TEST_DATABASE_URL: postgres.url })
    } finally {
      postgres.close()
    }
}
if (inBrowser.length > 0) browserPath()
run(
  'elements',
  ['wtr', '--config', 'tests/elements/web-test-runner.config.mjs', '--files'],
  below('tests/elements/'),
)
// All tests of the elements, also where the words name no file but the browser.
for (const [name, { isHere, debian }] of Object.entries(engines)) {
  if (words.length > 0 && !words.includes(name)) continue
  const config = ['wtr', '--config', 'tests/browsers/web-test-runner.config.mjs']
  if (isHere) run(`elements in ${name}`, config, ['--concurrency', '1'], { BROWSER: name })
  else console.log(`\n${name} is not here and was NOT tested. On Debian: apt-get install ${debian}`)
}
run(
  'journeys',
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--timeout=3600000'],
  below('tests/e2e/'),
)

const rows = existsSync(tallyFile) ? readFileSync(tallyFile, 'utf8').trim().split('\n').map(JSON.parse) : []
rmSync(folder, { recursive: true, force: true })
console.log(`\nseed ${options.seed}, ${options.minutes} minutes a loop`)
console.table(rows.map(({ what, inputs, faults = 0, lost }) => ({ what, inputs, faults, lost })))
for (const part of failed) console.log(`✗ ${part}`)
process.exitCode = failed.length > 0 ? 1 : 0
