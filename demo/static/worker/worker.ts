import { AnswerWithCookies } from './cookies'
import { chooseAddress, stateAddress } from '../own-addresses'
import { choice, type ShopState } from '../shop-state'
import { buildFiles } from './build-files'
import { forgetOverlays } from './overlay'
import { isScenario, scenarios } from './scenarios'
import { answer, opened, play } from './shop-keeper'
import { forgetFiles } from './static-files'
import { worker, type FetchAsked } from './worker-scope'

globalThis.Response = AnswerWithCookies

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => {
  const tidy = [forgetFiles(Object.values(buildFiles)), forgetOverlays(buildFiles.rows)]
  event.waitUntil(Promise.all([worker.clients.claim(), ...tidy]))
})
// A page that is open says so again and again: a worker that hears nothing is ended after half a minute.
worker.addEventListener('message', () => {})

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

async function lasting(event: FetchAsked, answering: Promise<Response>) {
  await answering.catch(() => {})
  if (!/^(GET|HEAD)$/.test(event.request.method)) await (await opened()).shop.saved()
}

worker.addEventListener('fetch', (event) => {
  const answering = answererOf(event.request)?.(event.request)
  if (!answering) return
  event.respondWith(answering.catch(failed))
  event.waitUntil(lasting(event, answering).catch(console.error))
})
