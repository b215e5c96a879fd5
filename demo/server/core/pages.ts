import { Hono } from 'hono'
import type { Files } from './files'

/**
 * The foreign pages that embed elements: another origin than the shop, so that what crosses origins really does.
 * Plain files, a folder's page being its index.html.
 */
export function pagesApp(files: Files) {
  const app = new Hono()
  app.get('*', async (c) => {
    const path = c.req.path.endsWith('/') ? `${c.req.path}index.html` : c.req.path
    const file = await files.find(path, c.req.header('accept-encoding'))
    if (!file) return c.text('Not found', 404)
    return c.body(file.bytes, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(file.encoding && { 'Content-Encoding': file.encoding, Vary: 'Accept-Encoding' }),
    })
  })
  return app
}
