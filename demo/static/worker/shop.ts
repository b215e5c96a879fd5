import { createApp } from '../../server/app'
import { loadClock } from '../../server/core/time/clock'
import { readConfig, type Config } from '../../server/core/config/config'
import { withDb } from '../../server/core/database/db'
import { jobs } from '../../server/core/jobs/job-files'
import { runJobs } from '../../server/core/jobs/jobs'
import { demoSites, siteIds } from '../../server/core/config/site'
import { forgetJob } from '../../server/forget'
import { autopilotJobs } from '../../server/session/operator/autopilot'
import { openKept, type DatabaseFiles } from './kept-database'
import type { Overlay } from './overlay'
import { sitePages } from './site-pages'
import { worker } from './worker-scope'

export type Shop = {
  answer: (request: Request) => Promise<Response>
  /** Runs work that may call `db()`. */
  inside: <T>(work: () => Promise<T>) => Promise<T>
  saved: () => Promise<void>
  close: () => Promise<void>
}

const log = { info: (line: string) => console.info(line), error: (line: string) => console.error(line) }

/**
 * Returns the demo's configuration. The captcha is required only after three wrong passwords. Any host may serve the
 * folder, and pages of any origin may show its elements.
 */
function staticConfig(): Config {
  const https = worker.location.protocol === 'https:'
  const config = readConfig({ DEMO: '1', DEMO_AUTOPILOT: 'fast', HTTPS: https ? '1' : '0' })
  const options = new Map(demoSites.options).set(siteIds.main, { captcha: 'failures' })
  return { ...config, sites: { ...demoSites, options, otherwise: siteIds.main } }
}

/** Opens the browser's database and the same app that runs in Node. */
export async function openShop(files: DatabaseFiles, overlay: Overlay): Promise<Shop> {
  const config = staticConfig()
  const database = await openKept(files, overlay)
  await withDb(database.handle, loadClock)
  const app = createApp({ database, config, log, files: sitePages })
  const all = [...jobs, ...autopilotJobs(config.autopilot), forgetJob(config)]
  const stopJobs = runJobs(database, all, config, log)
  return {
    answer: async (request) => app.fetch(request),
    inside: (work) => withDb(database.handle, work),
    saved: database.saved,
    async close() {
      await stopJobs()
      await database.close()
    },
  }
}
