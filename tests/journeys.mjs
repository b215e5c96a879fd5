import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { demoSettings } from './e2e/demo-settings.mjs'
import { withReason } from './report.mjs'

/**
 * One for each of two cores. Why not a third, since a journey waits for a quarter of its time? 60 journeys took 205 s in
 * two lanes and 227 s in three, and in three some took longer than their patience.
 */
const lanes = Math.min(2, availableParallelism())

/** A database of the first rows for each lane: they are written once, and copied. */
async function filled(postgres) {
  const databases = [await postgres.add('journeys1')]
  execFileSync(process.execPath, ['demo/start.mjs', '--seed'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...demoSettings, DATABASE_URL: databases[0] },
  })
  for (let lane = 2; lane <= lanes; lane += 1)
    databases.push(await postgres.add(`journeys${lane}`, 'journeys1'))
  return databases
}

/** What the journeys’ runner is told of its lanes. A real database, where there is one, takes less of the machine. */
export const laneSettings = async (postgres) => ({
  E2E_LANES: String(lanes),
  E2E_DATABASES: postgres ? (await filled(postgres)).join(' ') : '',
})

const nothing = { stats: { expected: 0, flaky: 0 }, suites: [] }
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
const nameOf = ({ file, title }) => `${file} › ${title}`
const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message

/** Journeys of a report: which failed, and which passed only when they were tried again. */
export function judged({ stats, suites } = nothing) {
  const specs = suites.flatMap(specsIn)
  const failed = specs.filter(({ ok }) => !ok)
  return {
    passed: stats.expected + stats.flaky,
    names: failed.map((spec) => withReason(nameOf(spec), reasonOf(spec))),
    late: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
  }
}
