import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { reportIn, withReason } from './report.mjs'

const nameOf = ({ file, title }) => `${file} › ${title}`
const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** `npm test` runs the journeys tagged `@short`, `npm run test:all` each of them. A file named by hand runs whole. */
const chosen = process.env.TEST_ALL ? [] : ['--grep', '@short']

/**
 * Runs the journeys, on a PostgreSQL database of their own where there is one.
 * @param postgres the server that `openPostgres` found
 * @param folder where their report goes
 * @param shard part of them, as `1/3`
 */
export async function journeys(postgres, folder, shard = process.env.TEST_SHARD) {
  const file = join(folder, 'journeys.json')
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...chosen]
  const env = { ...process.env, TEST_COUNTS: file }
  if (postgres) env.E2E_DATABASE_URL = await postgres.add('journeys')
  if (shard) args.push('--shard', shard)
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), args, { stdio: 'inherit', env })
  const { stats, suites } = reportIn(file) ?? { stats: { expected: 0 }, suites: [] }
  const failed = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  const names = failed.map((spec) => withReason(nameOf(spec), reasonOf(spec)))
  if (status !== 0 && names.length === 0) names.push('the journeys themselves (see above)')
  return { passed: stats.expected, names }
}
