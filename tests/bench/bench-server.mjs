import { createServer } from 'node:http'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { pages } from './bench-pages.mjs'
import { stubApi } from './stub-api.mjs'

const apiDelay = 20
const types = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
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

/** One script for each reference page, as somebody who writes by hand would serve it. */
async function bundledReferences() {
  const folder = join('tests', 'bench', 'references')
  const names = ['lit.js', ...readdirSync(join(folder, 'vanilla')).map((name) => `vanilla/${name}`)]
  const scripts = {}
  for (const name of names) scripts[`/${name}`] = await bundled(join(folder, name))
  return scripts
}

/** Preflight requests of pages from another origin, and their responses. */
const cors = (request) => {
  const { origin } = request.headers
  if (!origin) return {}
  const allowed = { 'Access-Control-Allow-Origin': origin }
  if (request.method !== 'OPTIONS') return allowed
  return {
    ...allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Language, Idempotency-Key, X-Trade',
    'Access-Control-Max-Age': '7200',
  }
}

const listening = (server) =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${server.address().port}`)),
  )

async function bodyOf(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

/**
 * Serves pages, the built kit and the references, and a stub API that takes 20 ms: beside the pages, and once more at
 * an origin of its own, which pages with `?apart` ask. `state` says how large the shop of the stub is.
 */
export async function benchServer() {
  const scripts = await bundledReferences()
  // Not a static import, which would run before the bench has built the kit.
  const { fillPage, drawView } = await import('../../dist/kit/render.js')
  const state = {}
  const packed = new Map()

  /** Packed as files are that were packed once and for all. */
  function send(response, path, body) {
    if (!packed.has(path)) {
      packed.set(path, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }
    const bytes = packed.get(path)
    response.writeHead(200, {
      'Content-Type': types[path.split('.').at(-1)] ?? types.html,
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    })
    response.end(bytes)
  }

  async function answer(request, response, path, query) {
    const asked = request.method === 'OPTIONS' ? undefined : await bodyOf(request)
    await new Promise((done) => setTimeout(done, apiDelay))
    if (!asked) return response.writeHead(204, cors(request)).end()
    const data = stubApi(state, path, asked, query)
    const code = data === undefined ? 404 : 200
    response.writeHead(code, { 'Content-Type': types.json, ...cors(request) })
    response.end(JSON.stringify({ code, message: 'success', data }))
  }

  /** As a server in front of the API draws: it asks over the network, and sends what it drew packed at once. */
  async function draw(request, response, path, searchParams) {
    const { authorization = '', cookie = '' } = request.headers
    const token = `${authorization} ${cookie}`.includes('bench') ? 'bench' : undefined
    const shop = { api: `${url}/api`, token }
    const text = path.startsWith('/api/view/')
      ? JSON.stringify(await drawView(shop, path.slice('/api/view/'.length), searchParams))
      : (await fillPage(pages[path].drawn('/api'), { ...shop, site: 'bench', lang: 'zh-CN', inside: true }))
          .html
    const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    const type = path.startsWith('/api/') ? types.json : types.html
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', ...cors(request) })
    response.end(bytes)
  }

  function serve(request, response) {
    const { pathname: path, searchParams } = new URL(request.url, 'http://bench')
    const isView = path.startsWith('/api/view/') && request.method !== 'OPTIONS'
    if (isView || pages[path]?.drawn)
      return void draw(request, response, path, searchParams).catch((error) => {
        console.error(error)
        response.writeHead(500).end()
      })
    if (path.startsWith('/api/')) return void answer(request, response, path, searchParams)
    if (path.startsWith('/img/')) return send(response, '/img/any.svg', picture)
    if (scripts[path]) return send(response, path, scripts[path])
    const file = path.startsWith('/kit/') ? join('dist', path) : undefined
    if (file && existsSync(file)) return send(response, path, readFileSync(file))
    if (!pages[path]) return response.writeHead(404).end()
    const api = searchParams.has('apart') ? `${apart}/api` : '/api'
    return send(response, request.url, pages[path](api))
  }

  const servers = [createServer(serve), createServer(serve)]
  const [url, apart] = await Promise.all(servers.map(listening))
  return { url, state, close: () => servers.forEach((server) => server.close()) }
}
