import { acts } from './acts.mjs'
import { pageProbe } from './page-probe.mjs'
import { noteRequests } from './requests.mjs'

/** 9 Mbit/s down, 1.5 up, 85 ms until an answer begins; in bytes a second. */
const fast4g = { offline: false, latency: 85, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }

const rest = (ms) => new Promise((done) => setTimeout(done, ms))

async function metricsOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Once no request is under way and the main thread did next to nothing for half a second; 15 s at most. */
async function untilIdle(devtools, requests) {
  const look = 250
  const busy = 10
  let before = (await metricsOf(devtools)).TaskDuration
  for (let at = 0, quiet = 0; at < 60 && quiet < 2; at += 1) {
    await rest(look)
    const { TaskDuration } = await metricsOf(devtools)
    quiet = !requests.waiting() && (TaskDuration - before) * 1000 < busy ? quiet + 1 : 0
    before = TaskDuration
  }
}

/** Figures of a page that nobody touches. */
async function atRest(devtools, run, requests) {
  const { TaskDuration, ScriptDuration } = await metricsOf(devtools)
  const scripts = requests.scripts()
  const nodes = await run('bench.nodes()')
  const shift = await run('bench.shift()')
  const longTasks = await run('bench.longTasks()')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return {
    idleCpu: TaskDuration * 1000,
    idleScript: ScriptDuration * 1000,
    longTasks,
    requests: requests.api(),
    preflights: requests.preflights(),
    scripts: scripts.length,
    kB: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    shift,
    nodes,
    heap: usedSize / 1e6,
  }
}

/**
 * Opens a page once, with a cold cache, and does what the measure says. The browser is spoken to directly: what
 * Playwright would put into the page would count as the page's own.
 * @returns figures by column
 */
export async function openPage(browser, url, { shows, then, real, visitor, slower = 4, network }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  if (!real && !visitor)
    await context.addCookies([{ name: 'PC_TOKEN', value: 'bench', url: new URL(url).origin }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const requests = noteRequests(devtools)
  const run = async (expression) => {
    const { result, exceptionDetails: failed } = await devtools.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (failed) throw new Error(`${url}: ${failed.exception?.description ?? failed.text}`)
    return result.value
  }

  await devtools.send('Network.enable')
  if (network === 'fast 4G') await devtools.send('Network.emulateNetworkConditions', fast4g)
  // The thread's own clock: what other processes take of the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Page.enable')
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${pageProbe.toString()})(${JSON.stringify(shows)})`,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url, { waitUntil: 'commit' })

  try {
    const { there, time } = await run('bench.shown')
    const idle = () => untilIdle(devtools, requests)
    if (then) return { time: await acts[then]({ page, run, untilIdle: idle, url: new URL(url).origin }) }
    const { TaskDuration, ScriptDuration, NavigationStart } = await metricsOf(devtools)
    await idle()
    return {
      time,
      shownCpu: TaskDuration * 1000,
      shownScript: ScriptDuration * 1000,
      roundTrips: requests.roundTrips(NavigationStart + there / 1000),
      ...(await atRest(devtools, run, requests)),
    }
  } finally {
    await context.close()
  }
}
