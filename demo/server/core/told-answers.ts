import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { networkOf } from './network'
import { callerAddress, type AppContext, type AppEnv } from './surroundings'
import { currentWork, tell, working, type Work } from './work'

const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A proxy of our own may have given it a name already. */
function requestIdOf(c: AppContext): string {
  const given = c.var.surroundings.config.trustProxy ? (c.req.header('x-request-id') ?? '') : ''
  return /^[\w.-]{8,128}$/.test(given) ? given : newRequestId()
}

/** What was asked by the pattern of the route that answers it. */
export const askedOf = (c: AppContext) => `${c.req.method} ${routePath(c)}`

/** Names the request, and tells of its answer when all of it is sent. What a page asks of the API for itself is part of it. */
export const toldAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  const outer = currentWork()
  if (outer) {
    c.set('requestId', outer.id)
    return next()
  }
  const begun = performance.now()
  const work: Work = {
    kind: 'request',
    id: requestIdOf(c),
    name: () => askedOf(c),
    network: networkOf(callerAddress(c)),
  }
  c.set('requestId', work.id)
  // Tests call the app without a network below it.
  const env: AppEnv['Bindings'] | undefined = c.env
  const { incoming, outgoing } = env ?? {}
  const socket = incoming?.socket
  const before = socket?.bytesWritten ?? 0
  const told = (more: { bytes?: number; cut?: boolean } = {}) =>
    tell.answered(work, {
      begun,
      ms: performance.now() - begun,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ...more,
    })
  outgoing?.once('close', () =>
    told({
      bytes: (socket?.bytesWritten ?? 0) - before,
      ...(outgoing.writableFinished ? {} : { cut: true }),
    }),
  )
  await working(work, next)
  if (!outgoing) told()
}
