import { HTTPException } from 'hono/http-exception'
import { cached } from './etag'
import { errorText } from './error-text'
import { apiOf, askingFor, isNoView, type Renderer } from './renderer'
import type { App } from './surroundings'

const keptFor = 60

/**
 * `GET /api/view/{element}?…`: what the loader shows of an element while no code of it is here. A visitor's view may be kept
 * by any cache for a minute; a member's is told to nobody else.
 */
export function viewRoutes(app: App, { drawView }: Renderer) {
  app.get('/api/view/:element', async (c) => {
    const token = c.req.header('authorization') ?? ''
    const shop = { api: apiOf(c), fetch: askingFor(app, c), token }
    try {
      const view = await drawView(shop, c.req.param('element'), new URL(c.req.url).searchParams)
      if (token) return c.json(view, 200, { 'Cache-Control': 'private, no-store' })
      return await cached(c.req.raw, c.json(view), keptFor)
    } catch (error) {
      if (!isNoView(error)) {
        c.var.surroundings.log.error(`a view was not drawn: ${errorText(error)}`)
        throw new HTTPException(500)
      }
      return c.json({ reason: error.reason }, error.reason === 'unknown' ? 404 : 502)
    }
  })
}
