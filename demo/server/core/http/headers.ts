import type { MiddlewareHandler } from 'hono'
import { unknownPath } from './answer'
import { corsHeaders } from './cors'
import { serverBusy } from './overload'
import type { AppContext, AppEnv } from './surroundings'

/** Default headers of every response. */
function always(c: AppContext): Record<string, string> {
  const { https } = c.var.surroundings.config
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Request-Id': c.var.requestId,
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  Vary: 'Origin',
}

/** Adds missing headers to the finished response, because a route may have created its own Response. */
function complete(c: AppContext, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

/** Returns whether routers and guards could read the path differently. */
function spelledOddly(path: string): boolean {
  if (/\/\/|\\|;|%2f|%5c|%00|%2e|\/\.|\.(\/|$)/i.test(path)) return true
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

export const isApi = (path: string) => /^\/api(\/|$)/i.test(path)

/** The first middleware: default headers, and 404 for ambiguous paths. */
export const everyAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  // The raw path; Hono's own is already decoded.
  const path = new URL(c.req.url).pathname
  if (spelledOddly(path)) c.res = unknownPath(c)
  else await next()
  if (isApi(path)) complete(c, { ...corsHeaders(c.req.raw, c.var.surroundings.config), ...apiHeaders })
  complete(c, always(c))
}

/** Answers preflight requests before any lookup. */
export const preflight: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'OPTIONS') c.res = c.body(null, 204)
  else await next()
}

/**
 * Refuses requests while too many queries wait for the database.
 * @param waiting returns how many queries wait for a connection
 */
export const notOverloaded =
  (waiting: () => number): MiddlewareHandler<AppEnv> =>
  async (_, next) => {
    if (waiting() > 200) throw serverBusy()
    await next()
  }
