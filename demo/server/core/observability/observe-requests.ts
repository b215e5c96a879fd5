import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { networkOf } from '../http/network'
import { callerAddress, type AppContext, type AppEnv } from '../http/surroundings'
import { currentWork, tell, working, type Work } from './work'

const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Takes the id that an own proxy has assigned, or creates one. */
function requestIdOf(c: AppContext): string {
  const given = c.var.surroundings.config.trustProxy ? (c.req.header('x-request-id') ?? '') : ''
  return /^[\w.-]{8,128}$/.test(given) ? given : newRequestId()
}

/** Returns the method and the pattern of the route. */
export const requestLabel = (c: AppContext) => `${c.req.method} ${routePath(c)}`

/**
 * Assigns a request id and reports the response when it is fully sent. Calls that a page makes to the API are part of its
 * request.
 */
export const observeRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const outer = currentWork()
  if (outer) {
    c.set('requestId', outer.id)
    return next()
  }
  const begun = performance.now()
  const work: Work = {
    kind: 'request',
    id: requestIdOf(c),
    name: () => requestLabel(c),
    network: networkOf(callerAddress(c)),
  }
  c.set('requestId', work.id)
  // Tests call the app without a network.
  const env: AppEnv['Bindings'] | undefined = c.env
  const { incoming, outgoing } = env ?? {}
  const socket = incoming?.socket
  const before = socket?.bytesWritten ?? 0
  const report = (more: { bytes?: number; cut?: boolean } = {}) =>
    tell.answered(work, {
      begun,
      ms: performance.now() - begun,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ...more,
    })
  outgoing?.once('close', () =>
    report({
      bytes: (socket?.bytesWritten ?? 0) - before,
      ...(outgoing.writableFinished ? {} : { cut: true }),
    }),
  )
  await working(work, next)
  if (!outgoing) report()
}
