import type { MiddlewareHandler } from 'hono'
import { unknownPath } from './answer'
import { corsHeaders } from './cors'
import { serverBusy } from './overload'
import type { AppContext, AppEnv } from './surroundings'

/** Headers that every answer carries unless it says otherwise. */
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

/** Set once the answer stands, because a route may have made a Response of its own. */
function complete(c: AppContext, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

/** Whether an address is spelled in one of the ways that routers and guards read differently. */
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

/** First in line: headers, addresses spelled oddly. */
export const everyAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  // As it was sent: Hono's own path is decoded already.
  const path = new URL(c.req.url).pathname
  if (spelledOddly(path)) c.res = unknownPath(c)
  else await next()
  if (isApi(path)) complete(c, { ...corsHeaders(c.req.raw, c.var.surroundings.config), ...apiHeaders })
  complete(c, always(c))
}

/** Preflight requests are answered before anything is looked up. */
export const preflight: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'OPTIONS') c.res = c.body(null, 204)
  else await next()
}

/**
 * Turns requests away while too many already wait for the database.
 * @param waiting how many queries wait for a connection
 */
export const notOverloaded =
  (waiting: () => number): MiddlewareHandler<AppEnv> =>
  async (_, next) => {
    if (waiting() > 200) throw serverBusy()
    await next()
  }
