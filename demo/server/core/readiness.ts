import { pause } from './pause'
import type { Database } from './database'
import type { App } from './surroundings'

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

/** Answers of the time in which there is no shop yet: its database is away, or its tables are being brought. */
export function untilReady(request: Request, reason: Unready): Response {
  const { pathname } = new URL(request.url)
  if (pathname === '/health/live') return alive()
  if (pathname === '/health/ready') return unready(reason)
  const told = {
    code: 503,
    error: 'Starting',
    message: '服务正在启动，请稍后再试',
    data: null,
    status: reason,
  }
  return Response.json(told, { status: 503, headers: { ...headers, 'Retry-After': '2' } })
}
