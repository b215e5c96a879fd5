import { fromBase64 } from '../core/security/base64'
import type { Config } from '../core/config/config'
import type { App } from '../core/http/surroundings'

const films = import.meta.glob<string>('./films/*.webm', { query: '?inline', import: 'default' })
const decoded = new Map<string, Uint8Array<ArrayBuffer>>()

/** Returns a film by its file name. It is decoded once. */
async function filmNamed(name: string) {
  const inline = await films[`./films/${name}`]?.()
  if (inline !== undefined && !decoded.has(name))
    decoded.set(name, fromBase64(inline.slice(inline.indexOf(',') + 1)))
  return decoded.get(name)
}

/** Serves product videos of the demo: `/img/films/bearing.webm`. */
export function routes(app: App, { demo }: Config) {
  if (!demo) return
  app.get('/img/films/:file', async (c) => {
    const film = await filmNamed(c.req.param('file'))
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
