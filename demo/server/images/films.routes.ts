import { fromBase64 } from '../core/security/base64'
import type { Config } from '../core/config/config'
import type { App } from '../core/http/surroundings'
import bearing from './films/bearing.webm?inline'

const bytesOf = (inline: string) => fromBase64(inline.slice(inline.indexOf(',') + 1))
const films = new Map([['bearing', bytesOf(bearing)]])

/** Serves product videos of the demo: `/img/films/bearing.webm`. */
export function routes(app: App, { demo }: Config) {
  if (!demo) return
  app.get('/img/films/:file', (c) => {
    const film = films.get(c.req.param('file').replace(/\.webm$/, ''))
    if (!film) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return c.body(film, 200, {
      'Content-Type': 'video/webm',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
  })
}
