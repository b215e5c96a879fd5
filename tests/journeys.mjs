import { execFileSync, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { demoSettings } from './e2e/demo-settings.mjs'
import { reportIn, withReason } from './report.mjs'

/**
 * One for each of two cores. Why not a third, since a journey waits for a quarter of its time? 60 journeys took 205 s in
 * two lanes and 227 s in three, and in three some took longer than their patience.
 */
const lanes = Math.min(2, availableParallelism())

const nameOf = ({ file, title }) => `${file} › ${title}`
const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const nothing = { stats: { expected: 0, flaky: 0 }, suites: [] }

/** Journeys of a report: which failed, and which passed only when they were tried again. */
function judged({ stats, suites } = nothing) {
  const specs = suites.flatMap(specsIn)
  const failed = specs.filter(({ ok }) => !ok)
  return {
    passed: stats.expected + stats.flaky,
    names: failed.map((spec) => withReason(nameOf(spec), reasonOf(spec))),
    late: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
  }
}

/** `npm test` runs the journeys tagged `@short`, `npm run test:all` each of them. A file named by hand runs whole. */
const chosen = process.env.TEST_ALL ? [] : ['--grep', '@short']

/** One lane to its end; its report lands in the file. Whether all passed. */
function drive(lane, databaseUrl, file) {
  const config = ['--config', 'tests/e2e/playwright.config.ts']
  const args = ['test', ...config, '--shard', `${lane}/${lanes}`, ...chosen]
  const env = {
    ...process.env,
    E2E_LANE: String(lane),
    E2E_DATABASE_URL: databaseUrl,
    TEST_COUNTS: file,
  }
  const child = spawn(join('node_modules', '.bin', 'playwright'), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  return new Promise((done) => child.once('exit', (code) => done(code === 0)))
}

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

/**
 * The journeys in lanes side by side, each with its part of the files and with a shop, ports and a database of its own.
 * Why not several workers of one shop: journeys log in as the same buyers, and each counts what lies in its cart. Why not
 * lanes that take whichever file is next: what a file finds would hang on which ones came before it, another time in
 * another run, and all of them took as long. The database is a real one where there is one: a lane then takes less of the
 * machine from the other.
 * @param folder where their reports go
 */
export async function journeys(postgres, folder) {
  const databases = postgres ? await filled(postgres) : []
  const each = Array.from({ length: lanes }, async (_, at) => {
    const lane = at + 1
    const file = join(folder, `journeys${lane}.json`)
    const ok = await drive(lane, databases[at] ?? '', file)
    const { passed, names, late } = judged(reportIn(file))
    return { passed, names: ok || names.length > 0 ? names : [`lane ${lane} itself (see above)`], late }
  })
  const all = await Promise.all(each)
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    names: all.flatMap(({ names }) => names),
    late: all.flatMap(({ late }) => late),
  }
}
