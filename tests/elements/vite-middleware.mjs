import { createServer } from 'vite'

// Vite's client is replaced: pages of the test runner have no hot updates.
const client = `export const createHotContext = () => ({ accept() {}, dispose() {}, prune() {}, data: {}, on() {}, invalidate() {} })
export const updateStyle = () => {}, removeStyle = () => {}, injectQuery = (url) => url
export class ErrorOverlay {}`

const bundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@r2wc/react-to-web-component',
  '@nanostores/react',
  '@nanostores/persistent',
  'nanostores',
  'ofetch',
  'zod/mini',
  'lit/html.js',
  'lit/directives/repeat.js',
  'dompurify',
  'sanitize-html',
  'react-hook-form',
  'embla-carousel-react',
  'fflate',
  'read-excel-file/universal',
  'axe-core',
  'chai',
  'fast-check',
]

/** Lets @web/test-runner serve our sources as Vite sees them. Why not a plugin: its static server answers first. */
export function viteMiddleware() {
  let server
  const start = () =>
    (server ??= createServer({
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'test-runner-modules',
          enforce: 'pre',
          resolveId: (id) =>
            id.includes('__web-dev-server__')
              ? { id: '/__web-dev-server__web-socket.js', external: true }
              : null,
        },
      ],
      // Named, because one found late makes Vite bundle all anew and a test then meets two copies of React.
      optimizeDeps: { noDiscovery: true, include: bundled, exclude: ['@web/test-runner-commands'] },
      server: { middlewareMode: true, hmr: false, ws: false },
    }))

  async function middleware(context, next) {
    const { path } = context
    if (path === '/' || path.includes('__web-') || path.includes('wtr-') || path.endsWith('.html'))
      return next()
    if (path === '/@vite/client') {
      context.type = 'js'
      context.body = client
      return
    }
    const { middlewares } = await start()
    context.req.url = context.req.url.replace(/([?&])wtr-session-id=[^&]+&?/, '$1').replace(/[?&]$/, '')
    await new Promise((resolve, reject) => {
      context.respond = false
      context.res.statusCode = 200
      context.res.once('close', resolve)
      middlewares(context.req, context.res, (error) => {
        context.respond = true
        context.res.statusCode = 404
        if (error) reject(error)
        else Promise.resolve(next()).then(resolve, reject)
      })
    })
  }
  return {
    middleware: [middleware],
    plugins: [{ name: 'vite', serverStart: start, serverStop: async () => (await server)?.close() }],
  }
}
