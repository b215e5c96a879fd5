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
 * What the browser need not ask this worker for, and what it must ask nobody else: it would else ask the host for
 * pages, too, while the worker starts.
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
// A page that is open says so again and again: a worker that hears nothing is ended after half a minute. One that
// was loaded past the worker is taken over.
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

/** Who answers: this worker itself, the shop's app, or else nobody here: the file comes from the host. */
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
