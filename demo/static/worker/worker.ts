import { AnswerWithCookies } from './cookies'
import { chooseAddress, stateAddress } from '../own-addresses'
import { choice, type ShopState } from '../shop-state'
import { buildFiles } from './build-files'
import { forgetOverlays } from './overlay'
import { isScenario, scenarios } from './scenarios'
import { answer, opened, play } from './shop-keeper'
import { forgetFiles } from './static-files'
import { worker } from './worker-scope'

globalThis.Response = AnswerWithCookies

/**
 * Static routes: files that the browser fetches without this worker, and pages that it must not fetch
 * from the host. Without routes the browser may request pages from the host while the worker starts.
 */
const routes = [
  ...['/kit/*', '/img/*', '/static-shop/*-*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  })),
  { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
]

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), event.addRoutes?.(routes)]))
})
worker.addEventListener('activate', (event) => {
  const tidy = [forgetFiles(Object.values(buildFiles)), forgetOverlays(buildFiles.rows)]
  event.waitUntil(Promise.all([worker.clients.claim(), ...tidy]))
})
// Open pages send messages regularly, because an idle worker is terminated after half a minute. The worker also
// claims pages that bypassed it.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))

const listed = Object.entries(scenarios).map(([name, { text, about }]) => ({ name, text, about }))

async function state(): Promise<Response> {
  const { scenario } = await opened()
  return Response.json({ scenario, scenarios: listed } satisfies ShopState)
}

async function choose(request: Request): Promise<Response> {
  const { scenario: wanted } = choice.parse(await request.json())
  const name = wanted ?? (await opened()).scenario
  if (!isScenario(name)) return Response.json({ message: `There is no scenario ${name}.` }, { status: 404 })
  return Response.json(await play(name))
}

const own: Record<string, (request: Request) => Promise<Response>> = {
  [stateAddress]: state,
  [chooseAddress]: choose,
}

const servers = /^\/(api|demo|health)(\/|$)/
const page = /\.\w{1,8}$/

/** Returns the handler: this worker itself, or the shop's app. Undefined for files of the host. */
function answererOf({ url, mode }: Request) {
  const { origin, pathname } = new URL(url)
  if (origin !== worker.location.origin) return undefined
  if (Object.hasOwn(own, pathname)) return own[pathname]
  return servers.test(pathname) || (mode === 'navigate' && !page.test(pathname)) ? answer : undefined
}

const failed = (error: unknown) =>
  Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 500 })

worker.addEventListener('fetch', (event) => {
  const answering = answererOf(event.request)?.(event.request)
  if (answering) event.respondWith(answering.catch(failed))
})
