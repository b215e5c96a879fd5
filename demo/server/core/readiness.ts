import { pick } from '../../../src/core/messages'
import { pause } from './pause'
import type { Database } from './database'
import { startingPage, type StartProgress } from './starting-page'
import { languageOf, type App } from './surroundings'

/** Why a server is to be sent nothing now: it is not done starting, its database does not answer, or it is about to end. */
export type Unready = 'starting' | 'database' | 'draining'

const headers = { 'Cache-Control': 'no-store' }
const alive = () => Response.json({ status: 'ok' }, { headers })
const unready = (status: Unready) =>
  Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '2' } })

const patience = 1_000

/** `/health/live`: whether the process answers at all. `/health/ready`: whether a balancer may send it requests. */
export function readinessRoutes(app: App, { answers, dead }: Database, reason: () => Unready | undefined) {
  app.get('/health/live', alive)
  app.get('/health/ready', async () => {
    const known = reason()
    if (known) return unready(known)
    const answered = answers ? await Promise.race([answers(), pause(patience).then(() => false)]) : !dead?.()
    return answered ? Response.json({ status: 'ready' }, { headers }) : unready('database')
  })
}

/**
 * Answers requests before the shop is ready: a page that reloads itself for browsers, JSON for everything else.
 * @param progress rooms whose first rows are written, while an empty database is filled
 */
export function untilReady(
  request: Request,
  reason: Unready,
  progress?: StartProgress,
): Response | Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/health/live') return alive()
  if (pathname === '/health/ready') return unready(reason)
  const language = languageOf(request)
  if (request.headers.get('accept')?.includes('text/html')) return startingPage(reason, progress)
  const message = pick(
    ['服务正在启动，请稍后再试', 'The service is starting. Please try again shortly.'],
    language,
  )
  const body = { code: 503, error: 'Starting', message, data: null, status: reason }
  return Response.json(body, { status: 503, headers: { ...headers, 'Retry-After': '2' } })
}
