import type { App } from '../../core/http/surroundings'
import { inert } from './files'
import { pictureBytes } from './site-pictures'

/** Serves the pictures that operators uploaded. A picture never changes, because each upload has its own id. */
export function routes(app: App) {
  app.get('/img/uploads/:id/:name', async (c) => {
    const { id } = c.req.param()
    const found = /^\d{1,20}$/.test(id) ? await pictureBytes(id, c.var.surroundings.config.bucket) : undefined
    if (!found) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return new Response(found.bytes, {
      headers: {
        'Content-Type': found.mediaType,
        ...inert,
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
  })
}
