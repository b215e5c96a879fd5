import type { App } from '../core/surroundings'
import bearing from './films/bearing.webm?inline'

const films = new Map([['bearing', Buffer.from(bearing.slice(bearing.indexOf(',') + 1), 'base64')]])

/** Films about goods: `/img/films/bearing.webm`. */
export function routes(app: App) {
  app.get('/img/films/:file', (c) => {
    const film = films.get(c.req.param('file').replace(/\.webm$/, ''))
    if (!film) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    return c.body(new Uint8Array(film), 200, {
      'Content-Type': 'video/webm',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
  })
}
