import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApp, seeds } from './app'
import { hour } from './core/business-time'
import { loadClock } from './core/clock'
import { help } from './core/help'
import { readConfig, type Config } from './core/config'
import { openFolder } from './core/data-folder'
import { openDatabase, type Database } from './core/database'
import { withDb } from './core/db'
import { errorText } from './core/error-text'
import { filesOf, type Files } from './core/files'
import { jobs } from './core/job-files'
import { runJobs } from './core/jobs'
import type { Renderer } from './core/renderer'
import { listen, type Fetch } from './core/listen'
import { lockFolder } from './core/lock'
import { migrate } from './core/migrate'
import { packedAnswers } from './core/packed-answers'
import { pagesApp } from './core/pages'
import { seedWhenEmpty } from './core/seed'
import { StartError } from './core/start-error'
import { forgetJob } from './forget'
import { autopilotJobs } from './session/operator/autopilot'
import { givenOperator } from './session/operator/given-operator'
import { checkOperator, createOperator } from './session/operator/operator-accounts'
import { deskPath } from './session/operator/operator-page'
import { missing, welcome } from './welcome'

const log = { info: (line: string) => console.info(line), error: (line: string) => console.error(line) }

/** Folder of the built pages, below the folder that the server is started in. */
const built = (name: string) => filesOf(join(process.cwd(), 'dist', name))

/** The API page's viewer is a tool of development: without it only the page is missing. */
function viewer(): Files | undefined {
  try {
    return filesOf(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')))
  } catch {
    return undefined
  }
}

/** Where no pages were built, the API stands alone and draws none. */
async function openRenderer(): Promise<Renderer | undefined> {
  const file = join(process.cwd(), 'dist', 'kit', 'render.js')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

type Opened = { database: Database; migration: string }

async function open({ database: storage, goods, passwordRounds, demo }: Config): Promise<Opened> {
  let migration = ''
  const prepare = (database: Database) =>
    database.alone(async () => {
      migration = await migrate(database)
      await seedWhenEmpty(database, seeds, { demo, goods, passwordRounds, log: log.info })
    })
  if ('dataDir' in storage) return { database: await openFolder(storage.dataDir, prepare), migration }
  if ('url' in storage) {
    // Tables of a large catalogue are brought up to date for longer than any request may take.
    const patient = await openDatabase({ ...storage, statementFor: hour })
    await prepare(patient).finally(patient.close)
    return { database: await openDatabase(storage), migration }
  }
  const database = await openDatabase(storage)
  await prepare(database)
  return { database, migration }
}

/** Answers of the time in which the first rows are written. */
const starting = () =>
  Response.json(
    { code: 503, error: 'Starting', message: '服务正在启动，请稍后再试', data: null, status: 'starting' },
    { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } },
  )

/** Does one thing to the database instead of serving. @returns what was done */
async function doTask(config: Config): Promise<string> {
  if (config.task === 'seed') {
    const { database } = await open(config)
    await database.close()
    return 'The database is filled.'
  }
  const given = await givenOperator(process.env, { input: process.stdin, output: process.stdout })
  checkOperator(given)
  const { database } = await open(config)
  const work = withDb(database.handle, () => createOperator(given, config.passwordRounds))
  const { account } = await work.finally(database.close)
  return `The operator ${account} is there now, and logs in at ${deskPath(config)}.`
}

async function start() {
  const config = readConfig(process.env, process.argv.slice(2))
  if (config.task === 'help') return log.info(help())
  const { host, port, demo, drainFor } = config
  const release = 'dataDir' in config.database ? await lockFolder(config.database.dataDir) : undefined
  if (config.task !== 'serve') {
    log.info(await doTask(config))
    return release?.()
  }
  let answer: Fetch = starting
  const shop = await listen((request, env) => answer(request, env), { host, port })
  const pages = demo
    ? await listen(pagesApp(built('pages'), `http://localhost:${shop.port}`).fetch, {
        host,
        port: port && port + 1,
      })
    : undefined
  const { database, migration } = await open(config)
  await withDb(database.handle, loadClock)
  const files = {
    storefront: built('storefront'),
    kit: built('kit'),
    docs: built('docs'),
    renderer: await openRenderer(),
  }
  const app = createApp({ database, config, log, migration, files, packs: packedAnswers, viewer: viewer() })
  answer = app.fetch
  const all = [...jobs, ...autopilotJobs(config.autopilot), forgetJob(config)]
  const stopJobs = runJobs(database, all, config, log)
  welcome({ ...config, port: shop.port }, pages?.port, log.info)
  for (const line of await withDb(database.handle, () => missing(config))) log.info(line)

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await Promise.all([shop.stop(drainFor), pages?.stop(drainFor), stopJobs()])
    await database.close()
    await release?.()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

await start().catch((error: unknown) => {
  log.error(error instanceof StartError ? `tradefront: ${error.message}` : errorText(error))
  process.exit(1)
})
