import type { pageDrawing } from '../rendering/drawn-page'
import { answerTagged } from './etag'
import type { Files, FoundFile } from './files'
import { hashedName } from './hashed-name'
import { isApi } from './headers'
import { startingPage } from './starting-page'
import type { Renderer } from '../rendering/renderer'
import type { App, AppContext } from './surroundings'
import { isUnknownHost, unknownHostPage } from './unknown-host'

/** Built files by address. */
export type SiteFiles = {
  /** The reference shop, at `/`. */
  storefront: Files
  /** Files for integrators, at `/kit/`. */
  kit: Files
  /** Documentation, at `/docs/`. */
  docs: Files
  /** Returns whether the documentation is built. A first visit builds it. Default: built. */
  areDocsBuilt?: (() => boolean) | undefined
  /** Renders shop pages on the server. Without it the browser renders them. */
  renderer?: Renderer | undefined
}

const year = 'public, max-age=31536000, immutable'

const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

// Also enforces Trusted Types, so that the examples run under the kit's strictest published policy.
const docsHeaders = {
  ...pageHeaders,
  'Content-Security-Policy': `${pageHeaders['Content-Security-Policy']}; require-trusted-types-for 'script'; trusted-types tradefront lit-html`,
}

// Callback addresses contain one-time codes, which must not reach other files as referrer.
const referrerOf = (path: string) => path.startsWith('/callback/') && { 'Referrer-Policy': 'strict-origin' }

function send(c: AppContext, file: FoundFile, headers: Record<string, string>) {
  const all = new Headers({
    'Content-Type': file.type,
    ...headers,
    ...(file.encoding && { 'Content-Encoding': file.encoding }),
    Vary: 'Accept-Encoding',
  })
  return answerTagged(c.req.raw, file, all)
}

const missing = (c: AppContext) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

/** Paths of files and calls: missing ones are 404 and never the shop's page. */
const real = /^\/(img|demo|assets|kit|docs)(\/|$)|\.\w{1,8}$/i

/**
 * Serves the built shop and the kit. Registered last, because every other path is a page of the shop.
 * @param drawPage renders a page before it is sent
 */
export function storefrontRoutes(
  app: App,
  { storefront, kit, docs, areDocsBuilt = () => true }: SiteFiles,
  drawPage?: ReturnType<typeof pageDrawing>,
) {
  async function drawn(c: AppContext) {
    const page = drawPage && (await storefront.find('/index.html'))
    const shown = page && (await drawPage(c, page))
    if (!shown) return undefined
    const { bytes, tag, styles } = shown
    const policy = pageHeaders['Content-Security-Policy']
    const headers = {
      ...pageHeaders,
      ...referrerOf(c.req.path),
      'Content-Security-Policy': `${policy}; style-src 'self' ${styles.join(' ')}`,
      'Content-Type': htmlType,
      'Cache-Control': tag ? 'no-cache' : 'private, no-store',
      Vary: 'Cookie',
    }
    return tag ? answerTagged(c.req.raw, { bytes, tag }, new Headers(headers)) : c.body(bytes, 200, headers)
  }

  app.get('/kit/*', async (c) => {
    const file = await kit.find(c.req.path.slice('/kit'.length), c.req.header('accept-encoding'))
    const cache =
      hashedName.test(c.req.path) || /\/v\d+\.\d+\.\d+\//.test(c.req.path) ? year : 'public, max-age=300'
    if (!file) return missing(c)
    return send(c, file, {
      'Cache-Control': cache,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  // The page of a folder is its index.html. Its links are relative, so the path keeps its slash.
  app.get('/docs', (c) => c.redirect('/docs/'))
  app.get('/docs/*', async (c) => {
    if (!areDocsBuilt()) return startingPage('docs')
    const path = c.req.path.slice('/docs'.length).replace(/\/$/, '/index.html')
    const file = await docs.find(path, c.req.header('accept-encoding'))
    if (!file) return missing(c)
    return send(c, file, { ...(file.type === htmlType && docsHeaders), 'Cache-Control': 'no-cache' })
  })

  app.get('*', async (c, next) => {
    const { path } = c.req
    if (isApi(path)) return next()
    const accepts = c.req.header('accept-encoding')
    const file = path.endsWith('/') ? undefined : await storefront.find(path, accepts)
    if (file && file.type !== htmlType) {
      return send(c, file, { 'Cache-Control': hashedName.test(path) ? year : 'no-cache' })
    }
    if (real.test(path)) return missing(c)
    if (await isUnknownHost(c)) return unknownHostPage(c)
    const shown = await drawn(c)
    if (shown) return shown
    const page = await storefront.find('/index.html', accepts)
    if (!page) return c.text('The shop is not built yet: run npm run build.', 404)
    return send(c, page, { ...pageHeaders, ...referrerOf(path), 'Cache-Control': 'no-cache' })
  })
}

const htmlType = 'text/html; charset=utf-8'
