import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { requirements } from './requirements.mjs'
import { table } from './table.mjs'

/**
 * Shows that the tests of the requirements can fail: runs them unchanged and wants them green, then makes each change
 * in turn, runs its test, wants it red, and puts the file back. Writes tests/REQUIREMENTS.md. Run it on a clean checkout.
 *
 * Usage: npm run mutants -- [R26 R97 …] [tests/e2e …] [--list]
 * Numbers and beginnings of tests' paths choose rows; `--list` writes the table only.
 */
const wanted = process.argv.slice(2)
const listOnly = wanted.includes('--list')
const words = wanted.filter((word) => word !== '--list')
const names = (word, { id, test }) =>
  id.split(' ').includes(word) || (word.startsWith('tests/') && test.startsWith(word))
// It writes into sources: a word that names nothing must not set it going.
const unknown = words.filter((word) => !requirements.some((one) => names(word, one)))
if (unknown.length > 0) {
  console.error(
    `${unknown.join(' ')}: not understood. Usage: npm run mutants -- [R26 R97 …] [tests/e2e …] [--list]`,
  )
  process.exit(1)
}
const chosen = requirements.filter((one) => words.length === 0 || words.some((word) => names(word, one)))

const runners = {
  journeys: (tests) => ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...tests],
  elements: (tests) => [
    'npx',
    'wtr',
    '--config',
    'tests/elements/web-test-runner.config.mjs',
    '--files',
    ...tests,
  ],
  // Weighs what the journeys built.
  size: (tests) => ['node', ...tests],
  // A mutant is noticed by what it does, not by a machine that is busy.
  unit: (tests) => ['npx', 'vitest', 'run', '--testTimeout=120000', '--hookTimeout=300000', ...tests],
}
function runnerOf(test) {
  if (test.startsWith('tests/e2e/')) return 'journeys'
  if (test.startsWith('tests/bench/')) return 'size'
  return test.startsWith('tests/elements/') ? 'elements' : 'unit'
}
function passes(runner, tests) {
  const [command, ...args] = runners[runner](tests)
  return spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, CI: 'true' } }).status === 0
}

/** Tests of a list that are red as they stand: where any is, each half is asked. */
function redOf(runner, tests) {
  if (tests.length === 0 || passes(runner, tests)) return []
  if (tests.length === 1) return tests
  const half = tests.length >> 1
  return [...redOf(runner, tests.slice(0, half)), ...redOf(runner, tests.slice(half))]
}

/** Tests that are red before anything was changed: what they say of a mutant is nothing. */
function redUnchanged() {
  const tests = [...new Set(chosen.map(({ test }) => test))]
  return Object.keys(runners).flatMap((runner) =>
    redOf(
      runner,
      tests.filter((test) => runnerOf(test) === runner),
    ),
  )
}

/** A change that no parser reads breaks every test: it would prove nothing. */
function isRead(file, text) {
  if (!/\.(tsx?|mjs)$/.test(file)) return true
  try {
    parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })
    return true
  } catch {
    return false
  }
}

/** What became of a changed file: its test noticed it, did not, or could not be asked. */
function outcome({ file, from, to, also = [], test }) {
  const before = readFileSync(file, 'utf8')
  const after = [[from, to], ...also].reduce((text, [old, other]) => text.replace(old, () => other), before)
  if (!isRead(file, after)) return 'broken'
  try {
    writeFileSync(file, after)
    return passes(runnerOf(test), [test]) ? 'GREEN' : 'red'
  } finally {
    writeFileSync(file, before)
  }
}

const document = 'tests/REQUIREMENTS.md'
writeFileSync(document, table(requirements))
spawnSync('npx', ['oxfmt', document], { stdio: 'inherit' })

if (!listOnly) {
  const unusable = redUnchanged()
  for (const test of unusable) console.log(`red unchanged: ${test}`)
  const outcomes = chosen.map((one) => {
    const found = unusable.includes(one.test) ? 'unusable' : outcome(one)
    console.log(`${found.padEnd(8)} ${one.id}: ${one.holds}`)
    return found
  })
  const noticed = outcomes.filter((found) => found === 'red').length
  console.log(`${noticed} noticed, ${outcomes.length - noticed} not`)
  process.exitCode = noticed < outcomes.length ? 1 : 0
}
