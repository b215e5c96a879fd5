import { pick } from '../../../../src/core/language/messages'
import { pause } from '../time/pause'
import type { Database } from '../database/database'
import { startingPage, type StartProgress, type Unready } from './starting-page'
import { languageOf, type App } from './surroundings'

const headers = { 'Cache-Control': 'no-store' }
const alive = () => Response.json({ status: 'ok' }, { headers })
const unready = (status: Unready) =>
  Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '2' } })

const patience = 1_000

/** Serves `/health/live` (the process answers) and `/health/ready` (a load balancer may send requests). */
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
 * Answers requests before the shop is ready: a page that reloads itself for browsers, JSON otherwise.
 * @param progress of filling an empty database
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
