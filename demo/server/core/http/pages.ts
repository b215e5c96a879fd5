import { Hono } from 'hono'
import { contentPolicy } from './content-policy'
import type { Files } from './files'

const defaultShop = 'http://localhost:4173'

/**
 * Serves the example pages of other sites from another origin than the shop, so that cross-origin behaviour is real. They
 * are plain files that name the shop by its default address, so that they can be copied.
 * @param shop address of the running shop
 */
export function pagesApp(files: Files, shop: string) {
  const app = new Hono()
  app.get('*', async (c) => {
    const path = c.req.path.endsWith('/') ? `${c.req.path}index.html` : c.req.path
    const isPage = path.endsWith('.html')
    const file = await files.find(path, isPage ? '' : c.req.header('accept-encoding'))
    if (!file) return c.text('Not found', 404)
    const text = isPage && new TextDecoder().decode(file.bytes).replaceAll(defaultShop, shop)
    if (text)
      return c.html(text, 200, {
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ...(path === '/strict.html' && { 'Content-Security-Policy': contentPolicy(shop, "'self'") }),
      })
    return c.body(file.bytes, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(file.encoding && { 'Content-Encoding': file.encoding, Vary: 'Accept-Encoding' }),
    })
  })
  return app
}
