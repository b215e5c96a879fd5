import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { requirements } from './requirements.mjs'

/**
 * Shows that the tests of the requirements can fail: makes each change of requirements.mjs in turn, runs its
 * test, wants it red, and puts the file back. Writes tests/REQUIREMENTS.md. Run it on a clean checkout.
 *
 * Usage: npm run mutants -- [R26 R97 …] [--list]   `--list` writes the table only
 */
const wanted = process.argv.slice(2)
const listOnly = wanted.includes('--list')
const ids = wanted.filter((word) => word !== '--list')
// It writes into sources: a word that it does not know must not set it going.
const unknown = ids.filter((word) => !/^R\d+$/.test(word))
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')}: not understood. Usage: npm run mutants -- [R26 R97 …] [--list]`)
  process.exit(1)
}
const chosen = requirements.filter(
  ({ id }) => ids.length === 0 || ids.some((one) => id.split(' ').includes(one)),
)

const runner = (test) => {
  if (test.startsWith('tests/e2e/'))
    return ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', test]
  if (test.startsWith('tests/elements/'))
    return ['wtr', '--config', 'tests/elements/web-test-runner.config.mjs', '--files', test]
  return ['vitest', 'run', test]
}

/** Whether the test noticed. */
function notices({ file, from, to, also = [], test }) {
  const before = readFileSync(file, 'utf8')
  const after = [[from, to], ...also].reduce((text, [old, other]) => text.replace(old, () => other), before)
  try {
    writeFileSync(file, after)
    return (
      spawnSync('npx', runner(test), { stdio: 'ignore', env: { ...process.env, CI: 'true' } }).status !== 0
    )
  } finally {
    writeFileSync(file, before)
  }
}

const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\``
const change = ({ from, to }) => (to ? `${code(from)} → ${code(to)}` : `${code(from)} left out`)
const rows = requirements.map(
  (one) => `| ${one.id} | ${one.holds} | ${one.test} | ${one.file}: ${change(one)} |`,
)
const page = `# Requirements and the mutants that turn their tests red

Numbers are those of the project's threat model. Made by \`npm run mutants\` from tests/mutants/requirements.mjs: it
makes each change and wants its test to fail.

| R | what holds | test | mutant |
| --- | --- | --- | --- |
${rows.join('\n')}
`
writeFileSync('tests/REQUIREMENTS.md', await format(page, { parser: 'markdown', printWidth: 110 }))

if (!listOnly) {
  const survivors = chosen.filter((one) => {
    const noticed = notices(one)
    console.log(`${noticed ? 'red  ' : 'GREEN'} ${one.id}: ${one.holds}`)
    return !noticed
  })
  console.log(`${chosen.length - survivors.length} noticed, ${survivors.length} not`)
  process.exitCode = survivors.length > 0 ? 1 : 0
}
