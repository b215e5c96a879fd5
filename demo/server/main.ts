import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createApp } from './app'
import { importFile, importOrder } from './catalogue/goods-import/import-command'
import { receivingSheets } from './catalogue/goods-import/intake/receive-sheet'
import { rowsInWorker } from './catalogue/goods-import/intake/rows-in-worker'
import { hour } from './core/time/business-time'
import { loadClock } from './core/time/clock'
import { help } from './core/config/help'
import { readConfig, type Config } from './core/config/config'
import { openFolder } from './core/database/data-folder'
import { openDatabase, type Database } from './core/database/database'
import { withDb } from './core/database/db'
import { errorText } from './core/observability/error-text'
import { keepFigures } from './core/observability/figures'
import { filesOf, type Files } from './core/http/files'
import { jobs } from './core/jobs/job-files'
import { runJobs } from './core/jobs/jobs'
import { keptBuilds } from './core/http/kept-builds'
import type { Renderer } from './core/rendering/renderer'
import { listen, type Fetch } from './core/http/listen'
import { lockFolder } from './core/database/lock'
import { openLog } from './core/observability/log'
import { loggedWork } from './core/observability/logged-work'
import { migrate } from './core/database/migrate'
import { openInTime } from './core/database/open-in-time'
import { compressResponses } from './core/http/compress-responses'
import { sharedAnswers } from './core/http/shared-answers'
import { pagesApp, type BuildState } from './core/http/pages'
import { pause } from './core/time/pause'
import { untilReady } from './core/http/readiness'
import { seedWhenEmpty } from './core/database/seed'
import { openPresence } from './core/database/server-presence'
import { StartError } from './core/config/start-error'
import type { StartProgress, Unready } from './core/http/starting-page'
import { StorageFault } from './core/http/storage-fault'
import type { Telemetry } from './core/observability/telemetry'
import { watch } from './core/observability/work'
import { version } from '../../package.json'
import { forgetJob } from './forget'
import { ownSeeds } from './own-seeds'
import { autopilotJobs } from './session/operator/autopilot'
import { givenOperator } from './session/operator/given-operator'
import { checkOperator, createOperator } from './session/operator/operator-accounts'
import { deskPath } from './session/operator/operator-page'
import { onlyOpenLately } from './site/brand-site/only-open'
import { openBucket } from './site/files/bucket'
import { moveAllFiles } from './site/files/move-files'
import { missing, welcome } from './welcome'

/** Initial log, replaced once the settings are read. */
let log = openLog({ level: 'info', format: 'text' })

/** Script of the sheet worker, which the build places beside this file. */
const sheetWorker = join(dirname(fileURLToPath(import.meta.url)), 'sheet-worker.js')

/** Folder of the built pages, below the folder that the server is started in. */
const dist = join(process.cwd(), 'dist')
const built = (name: string) => filesOf(join(dist, name))

/** The API page's viewer is a tool of development: without it only the page is missing. */
function viewer(): Files | undefined {
  try {
    return filesOf(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')))
  } catch {
    return undefined
  }
}

/** Loads the page renderer. If no pages were built, the server only provides the API. */
async function openRenderer(): Promise<Renderer | undefined> {
  const file = join(process.cwd(), 'dist', 'kit', 'render.js')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

/** Loads the telemetry libraries only if telemetry is configured. */
async function openTelemetry({ telemetry }: Config, database: Database): Promise<Telemetry | undefined> {
  if (!telemetry.otlp && !telemetry.metricsToken) return undefined
  return (await import('./core/observability/telemetry')).openTelemetry(telemetry, database)
}

type Opened = { database: Database; migration: string }

/** Builds that `demo/start.mjs` runs beside the server. A deployed server is built before it starts. */
type Builds = { shop: Promise<void>; stateOf: (part: 'all' | 'frameworks') => BuildState }
const builds: Builds | undefined = Reflect.get(globalThis, Symbol.for('tradefront.builds'))

let unready: Unready | undefined = 'starting'
let startProgress: StartProgress | undefined

async function open({ database: storage, databaseWait, ...config }: Config): Promise<Opened> {
  const { goods, companies, passwordRounds, demo } = config
  let migration = ''
  const prepare = (database: Database) =>
    database.alone(async () => {
      migration = await migrate(database)
      const seeds = demo ? (await import('./demo-seeds')).demoSeeds : ownSeeds
      await seedWhenEmpty(database, seeds, {
        demo,
        goods,
        companies,
        passwordRounds,
        log: log.info,
        onProgress: (progress) => (startProgress = progress),
      })
    })
  if ('dataDir' in storage) return { database: await openFolder(storage.dataDir, prepare), migration }
  const away = () => (unready = 'database')
  // Tables of a large catalogue are brought up to date for longer than any request may take.
  const patient = { ...storage, statementFor: hour }
  const preparing = await openInTime(patient, { waitFor: databaseWait, away, log })
  unready = 'starting'
  await prepare(preparing).finally(preparing.close)
  return { database: await openDatabase(storage), migration }
}

/** Does one thing to the database instead of serving. @returns what was done */
async function doTask(config: Config): Promise<string> {
  if (config.task === 'seed') {
    const { database } = await open(config)
    await database.close()
    return 'The database is filled.'
  }
  if (config.task === 'import') {
    const order = importOrder(config.taskArguments)
    const { database } = await open(config)
    return withDb(database.handle, async () => {
      await loadClock()
      return importFile(order, log.info)
    }).finally(database.close)
  }
  if (config.task === 'moveFiles') {
    if (!config.bucket) throw new StartError('Nowhere to move files to: S3_ENDPOINT and its kin are not set.')
    const bucket = openBucket(config.bucket)
    const { database } = await open(config)
    const moved = await withDb(database.handle, () => moveAllFiles(bucket)).finally(database.close)
    return `Files moved to ${config.bucket.name}: ${moved}. None is left in the database.`
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
  if (config.task === 'serve') log = openLog(config.log)
  const { host, port, demo, drainFor } = config
  const release = 'dataDir' in config.database ? await lockFolder(config.database.dataDir) : undefined
  if (config.task !== 'serve') {
    log.info(await doTask(config))
    return release?.()
  }
  let answer: Fetch = (request) => untilReady(request, unready ?? 'starting', startProgress)
  const shop = await listen((request, env) => answer(request, env), { host, port })
  const pages = demo
    ? await listen(
        pagesApp(built('pages'), `http://localhost:${shop.port}`, () => builds?.stateOf('frameworks')).fetch,
        { host, port: port && port + 1 },
      )
    : undefined
  const { database, migration } = await open(config)
  if (builds) {
    unready = 'building'
    await builds.shop
  }
  await withDb(database.handle, loadClock)
  watch(loggedWork(log, config.slowQuery))
  const { watcher, figures } = keepFigures(version, database)
  watch(watcher)
  const telemetry = await openTelemetry(config, database)
  const leave = await openPresence(database, figures, log)
  const earlier = config.keptBuilds && keptBuilds(dist, ['storefront', 'kit'], config.keptBuilds)
  await earlier?.bring()
  const served = earlier?.files ?? built
  const files = {
    storefront: served('storefront'),
    kit: served('kit'),
    docs: built('docs'),
    areDocsBuilt: () => builds?.stateOf('all') !== 'building',
    renderer: await openRenderer(),
  }
  const app = createApp({
    database,
    config,
    log,
    migration,
    files,
    packs: compressResponses,
    shares: sharedAnswers(),
    onlyOpen: onlyOpenLately(),
    receiveSheet: receivingSheets(tmpdir(), rowsInWorker(sheetWorker)),
    viewer: viewer(),
    unready: () => unready,
    telemetry,
  })
  answer = app.fetch
  unready = undefined
  const all = [
    ...jobs,
    ...autopilotJobs(config.autopilot),
    forgetJob(config),
    ...(earlier ? [earlier.job] : []),
  ]
  const stopJobs = runJobs(database, all, config, log)
  await welcome({ ...config, port: shop.port }, pages?.port, log.info)
  for (const line of await withDb(database.handle, () => missing(config))) log.warn(line)

  let stopping = false
  async function stop(delay: number) {
    if (stopping) return
    stopping = true
    unready = 'draining'
    await pause(delay)
    await Promise.all([shop.stop(drainFor), pages?.stop(drainFor), stopJobs()])
    await leave()
    await telemetry?.stop()
    await database.close()
    await release?.()
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(config.drainDelay))
  process.on('SIGINT', () => stop(0))
}

await start().catch((error: unknown) => {
  const isExplained = error instanceof StartError || error instanceof StorageFault
  log.error(isExplained ? `tradefront: ${error.message}` : errorText(error))
  process.exit(1)
})
