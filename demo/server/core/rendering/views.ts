import { HTTPException } from 'hono/http-exception'
import { answerTagged, tagged, visitorHeaders, type Tagged } from '../http/etag'
import type { CallGate } from '../http/calls-under-way'
import { errorText } from '../observability/error-text'
import { longestQuery } from '../http/longest-query'
import {
  apiOf,
  askingAsMember,
  isNoView,
  memberAsking,
  seenFor,
  type NoViewReason,
  type Renderer,
  type VisitorsAsking,
} from './renderer'
import { cutOff, Refusal } from '../http/refusal'
import { sharedWork } from '../http/shared-work'
import type { App, AppContext } from '../http/surroundings'

const maxAge = 60
/** Refuses a view under load with a real HTTP status, which the loader distinguishes from a view. */
function refusedView(c: AppContext, { code, more: { status, retryAfter } }: Refusal) {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ reason: 'busy' }, status ?? (code === 429 ? 429 : 503), { 'Cache-Control': 'no-store' })
}

const refusals: Record<NoViewReason, 404 | 502> = {
  unknown: 404,
  moved: 404,
  refused: 502,
  restless: 502,
}

/**
 * Serves `GET /api/view/{element}?…`, the HTML of an element that the loader shows before its code is loaded. Visitors who
 * request the same view within a moment share one rendering, and caches may store it for a minute. A member's view is
 * private.
 */
export function viewRoutes(
  app: App,
  { drawView }: Renderer,
  asVisitor: VisitorsAsking,
  gate: CallGate,
  now?: () => number,
) {
  const once = sharedWork<Tagged>({
    fresh: seenFor,
    entries: 300,
    bytes: 30_000_000,
    sizeOf: ({ bytes }) => bytes.length,
    now,
  })

  async function visitorsView(c: AppContext, element: string, asked: URLSearchParams) {
    asked.sort()
    const api = apiOf(c)
    const view = await once(JSON.stringify([api, element, asked.toString()]), async () => {
      const drawn = await gate(undefined, () => drawView({ api, fetch: asVisitor(c) }, element, asked))
      return tagged(new TextEncoder().encode(JSON.stringify(drawn)))
    })
    return answerTagged(c.req.raw, view, visitorHeaders({ 'Content-Type': 'application/json' }, maxAge))
  }

  async function membersView(c: AppContext, element: string, asked: URLSearchParams, token: string) {
    const member = await memberAsking(c, token)
    if (!member) return c.json({ reason: 'refused' }, refusals.refused)
    const view = await gate(member.customerId, () => {
      // The loader has a timeout, and the rendering may have waited that long.
      if (c.req.raw.signal.aborted) throw cutOff()
      return drawView({ api: apiOf(c), fetch: askingAsMember(app, c), token }, element, asked)
    })
    return c.json(view, 200, { 'Cache-Control': 'private, no-store' })
  }

  app.get('/api/view/:element', async (c) => {
    const token = c.req.header('authorization') ?? ''
    const element = c.req.param('element')
    const { search, searchParams: asked } = new URL(c.req.url)
    if (search.length > longestQuery) return c.json({ reason: 'long' }, 414)
    try {
      return await (token ? membersView(c, element, asked, token) : visitorsView(c, element, asked))
    } catch (error) {
      if (error instanceof Refusal) return refusedView(c, error)
      if (!isNoView(error)) {
        c.var.surroundings.log.error(`a view was not drawn: ${errorText(error)}`)
        throw new HTTPException(500)
      }
      return c.json({ reason: error.reason }, refusals[error.reason])
    }
  })
}
