import { Hono } from 'hono'
import { contentPolicy } from './content-policy'
import type { Files } from './files'
import { startingPage } from './starting-page'

const defaultShop = 'http://localhost:4173'

/** State of a part of the demo that is built on the first visit. */
export type BuildState = 'building' | 'built' | 'failed'

const notInstalled =
  'This page uses a framework, and could not be built. It needs packages from the npm registry. The output of npm start contains the reason. Restart npm start to try again.'

/** Pages of demo/frameworks. */
const usesFramework = /^\/(vue|angular|svelte)\.html$|^\/(turbo|eleventy)\//

/**
 * Serves the example pages of other sites from another origin than the shop, so that cross-origin behaviour is real. They
 * are plain files that name the shop by its default address, so that they can be copied.
 * @param shop address of the running shop
 * @param frameworks returns the state of the pages that use a framework, and starts their build. Default: built
 */
export function pagesApp(files: Files, shop: string, frameworks?: () => BuildState | undefined) {
  const app = new Hono()
  app.get('*', async (c) => {
    const path = c.req.path.endsWith('/') ? `${c.req.path}index.html` : c.req.path
    const isPage = path.endsWith('.html')
    const file = await files.find(path, isPage ? '' : c.req.header('accept-encoding'))
    if (!file && usesFramework.test(path)) {
      const state = frameworks?.()
      if (state === 'building') return startingPage('frameworks')
      if (state === 'failed') return c.text(notInstalled, 500)
    }
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
