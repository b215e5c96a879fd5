import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { elementSource, kitFiles } from '../../demo/kit-files.mjs'
import { stubApi } from './stub-api.mjs'

const apiDelay = 20
const types = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
}
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="none" stroke="#39414d"/></svg>'

async function bundled(file) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: file, output: { entryFileNames: 'entry.js' } } },
  })
  return (Array.isArray(result) ? result[0] : result).output[0].code
}

/** Preload hints, as the README's snippet recommends them. */
function hints(tags) {
  return kitFiles(tags.map(elementSource))
    .map((file) => `<link rel="modulepreload" href="/kit/${file}">`)
    .join('')
}

const document_ = (head, body) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`

const ours = (tags, body) =>
  document_(
    `${hints(tags)}<script type="module" src="/kit/tradefront.js" data-api="/api" data-site="bench"></script>`,
    body,
  )
const reference = (name, body) => document_(`<script type="module" src="/${name}.js"></script>`, body)
const hundred = (make) => Array.from({ length: 100 }, (_, at) => `<p>${make(100001 + at)}</p>`).join('')

const pages = {
  '/empty': document_('', '<p class="count">1</p>'),
  '/vanilla/badge': reference('vanilla', '<bench-badge></bench-badge>'),
  '/lit/badge': reference('lit', '<bench-badge></bench-badge>'),
  '/ours/badge': ours(['trade-cart-badge'], '<trade-cart-badge></trade-cart-badge>'),
  '/vanilla/list': reference('vanilla', '<bench-list></bench-list>'),
  '/lit/list': reference('lit', '<bench-list></bench-list>'),
  '/ours/list': ours(
    ['trade-goods-list'],
    '<trade-goods-list category-id="1" page-size="20"></trade-goods-list>',
  ),
  '/vanilla/cart': reference('vanilla', '<bench-cart></bench-cart>'),
  '/lit/cart': reference('lit', '<bench-cart></bench-cart>'),
  '/ours/cart': ours(['trade-cart'], '<trade-cart></trade-cart>'),
  '/ours/menu': ours(['trade-menu'], '<trade-menu></trade-menu>'),
  '/vanilla/hundred': reference(
    'vanilla',
    hundred((id) => `<bench-price goods-id="${id}"></bench-price>`),
  ),
  '/ours/hundred': ours(
    ['trade-price'],
    hundred((id) => `<trade-price goods-id="${id}"></trade-price>`),
  ),
}

/** Serves pages, the built kit, the references and a stub API that takes 20 ms. `lines` of the cart may be changed. */
export async function benchServer() {
  const scripts = {
    '/vanilla.js': readFileSync('tests/bench/references/vanilla.js', 'utf8'),
    '/lit.js': await bundled('tests/bench/references/lit.js'),
  }
  const state = { lines: 20 }
  const packed = new Map()

  function send(response, path, body) {
    if (!packed.has(path)) {
      packed.set(path, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    }
    response.writeHead(200, {
      'Content-Type': types[path.split('.').at(-1)] ?? types.html,
      'Content-Encoding': 'br',
      'Cache-Control': 'no-store',
    })
    response.end(packed.get(path))
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://bench').pathname
    if (path.startsWith('/api/')) {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () =>
        setTimeout(() => {
          const data = stubApi(state)(path, body ? JSON.parse(body) : {})
          response.writeHead(data === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
          response.end(JSON.stringify({ code: data === undefined ? 404 : 200, message: 'success', data }))
        }, apiDelay),
      )
      return
    }
    if (path.startsWith('/img/')) return send(response, '/img/any.svg', picture)
    if (scripts[path]) return send(response, path, scripts[path])
    const file = path.startsWith('/kit/') ? join('dist', path) : undefined
    if (file && existsSync(file)) return send(response, path, readFileSync(file))
    if (pages[path]) return send(response, path, pages[path])
    response.writeHead(404).end()
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${server.address().port}`, state, close: () => server.close() }
}
