import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type * as render from '../../elements/render'
import { errorText } from '../server/core/observability/error-text'
import { openGate } from '../server/core/security/gate'
import { longestQuery } from '../server/core/http/longest-query'
import { cached } from '../server/core/http/etag'
import type { Arguments } from './arguments'
import { askingUntil } from './asking'

const maxAge = 60
const preflightKeptFor = 7200
/** Maximum numbers of views that are rendered in parallel and that wait. */
export const drawingBounds = { atOnce: 8, waiting: 100 }

/** Functions of `tradefront/render` that views need. */
export type Renderer = Pick<typeof render, 'drawView' | 'isDrawable' | 'NoView'>

type Shop = Pick<Arguments, 'api' | 'sites' | 'lang' | 'currency' | 'allow'> & {
  /** Timeout of API calls in milliseconds. */
  patience: number
  log: (line: string) => void
}

const refusals = {
  /** There is no server rendering for this element, or the address is unknown. */
  unknown: 404,
  /** The view redirects to another address, for example from a list page that no longer exists. */
  moved: 404,
  /** The brand site is not among the configured ones. */
  site: 404,
  method: 405,
  long: 414,
  failed: 500,
  /** The API failed or did not respond. */
  refused: 502,
  restless: 502,
  /** Too many views are waiting. */
  busy: 503,
  /** The API timed out. */
  late: 504,
} as const

const refuse = (c: Context, reason: keyof typeof refusals) =>
  c.json({ reason }, refusals[reason], {
    'Cache-Control': 'no-store',
    ...(reason === 'busy' && { 'Retry-After': '2' }),
  })

const busy = new Error('too many views wait to be drawn')

/**
 * Serves `GET /view/{element}?…` for any back end that implements the contracts, as the reference server does for its own.
 * Of the caller's headers only session and language reach the API.
 */
export function viewsApp({ api, sites, lang, currency, allow, patience, log }: Shop, renderer: Renderer) {
  const app = new Hono()
  const gate = openGate(drawingBounds, () => busy)
  const forEverybody = cors()
  const forMembers = cors({
    origin: allow,
    allowMethods: ['GET'],
    allowHeaders: ['Authorization'],
    maxAge: preflightKeptFor,
  })

  app.notFound((c) => refuse(c, 'unknown'))
  app.onError((error, c) => {
    log(`a view was not drawn: ${errorText(error)}`)
    return refuse(c, 'failed')
  })

  app.use(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next()
    c.header('Allow', 'GET, HEAD, OPTIONS')
    return refuse(c, 'method')
  })
  // Visitors need no preflight, so a preflight always belongs to a member's request.
  app.use('/view/*', (c, next) =>
    (c.req.method === 'OPTIONS' || c.req.header('authorization') ? forMembers : forEverybody)(c, next),
  )

  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))

  app.get('/view/:element', async (c) => {
    const element = c.req.param('element')
    const { search, searchParams: asked } = new URL(c.req.url)
    if (search.length > longestQuery) return refuse(c, 'long')
    if (!renderer.isDrawable(element)) return refuse(c, 'unknown')
    const site = asked.get('site') ?? sites[0] ?? ''
    if (!sites.includes(site)) return refuse(c, 'site')
    asked.set('site', site)
    asked.set('lang', asked.get('lang') ?? lang)
    asked.set('currency', asked.get('currency') ?? currency)

    const token = c.req.header('authorization') ?? ''
    const over = AbortSignal.timeout(patience)
    try {
      const view = await gate.run([], async () =>
        over.aborted
          ? undefined
          : renderer.drawView({ api, fetch: askingUntil(over), token }, element, asked),
      )
      // A view that is rendered after the timeout may be incomplete.
      if (over.aborted || !view) return refuse(c, 'late')
      if (token) return c.json(view, 200, { 'Cache-Control': 'private, no-store' })
      return await cached(c.req.raw, c.json(view), maxAge, 'Authorization')
    } catch (error) {
      if (error === busy) return refuse(c, 'busy')
      if (over.aborted) return refuse(c, 'late')
      if (!(error instanceof renderer.NoView)) throw error
      if (error.reason !== 'unknown') log(`${element} of ${site}: ${error.message}`)
      return refuse(c, error.reason)
    }
  })
  return app
}
