import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { filesOf } from '../../demo/server/core/http/files'
import { pagesApp, type BuildState } from '../../demo/server/core/http/pages'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const folder = await mkdtemp(join(tmpdir(), 'trade-dist-'))
afterAll(() => rm(folder, { recursive: true }))
async function put(name: string, text: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
await put('storefront/index.html', '<!doctype html>shop')
await put('storefront/logo.svg', '<svg/>')
await put('storefront/assets/page-a1b2c3d4.js', 'page;'.repeat(1000))
await put('kit/tradefront.js', 'kit')
await put('kit/chunks/react-A_b2-c3d.js', 'chunk')
await put('docs/index.html', '<!doctype html>docs')
await put('docs/elements/trade-cart.html', '<!doctype html>cart')
await put('docs/llms.txt', '# tradefront')
await put('pages/index.html', 'foreign')
await put('pages/old/index.html', 'old page')
await put('secret.txt', 'secret')

let areDocsBuilt = true
const logged: string[] = []
const app = createApp({
  ...bed,
  log: { info: () => {}, error: (line) => void logged.push(line) },
  files: {
    storefront: filesOf(join(folder, 'storefront')),
    kit: filesOf(join(folder, 'kit')),
    docs: filesOf(join(folder, 'docs')),
    areDocsBuilt: () => areDocsBuilt,
  },
  viewer: filesOf('node_modules/swagger-ui-dist'),
})
const get = (path: string, headers = {}) =>
  app.request(new Request(`http://localhost:4173${path}`, { headers }))
const seen = async (path: string, headers = {}) => {
  const answer = await get(path, headers)
  return `${answer.status} ${(await answer.text()).slice(0, 30)}`
}

test('shows a build page with 503 at the first visit of the documentation, then the documentation', async () => {
  areDocsBuilt = false
  const first = await get('/docs/')
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  const page = await first.text()
  expect(page).toContain('正在构建文档')
  expect(page).toContain('Building the documentation')
  areDocsBuilt = true
  expect(await seen('/docs/')).toBe('200 <!doctype html>docs')
})

describe('pages of the shop', () => {
  test('answers every page address with the page and its script policy', async () => {
    for (const path of [
      '/',
      '/goods/100001',
      '/goods/list/all?goodsKeyWord=M8.8',
      '/user/order',
      '/link?target=https://a.b/c.js',
    ]) {
      expect(await seen(path)).toBe('200 <!doctype html>shop')
    }
    const { headers } = await get('/cart')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('answers an unknown host with an error page that names no site, and logs the setting once a minute', async () => {
    const ask = async (host: string, path: string) => app.request(new Request(`http://${host}${path}`))
    const pages = await Promise.all(
      ['/', '/goods/100001', '/cart'].map((path) => ask('stranger.example:8080', path)),
    )
    for (const page of pages) {
      expect(page.status).toBe(404)
      expect(await page.text()).toMatch(/此域名未配置任何商城[^]*No shop is configured for this host name/)
    }
    expect(logged.filter((line) => line.includes('stranger.example')).join()).toContain(
      'add it to SITE_HOSTS',
    )
    expect(await seen('/logo.svg')).toContain('200')
    expect((await ask('LOCALHOST:4173', '/')).status).toBe(200)
  })

  test('does not answer calls, pictures, demo pages and missing files with the page', async () => {
    const real = [
      '/assets/gone-12345678.js',
      '/img/none.svg',
      '/demo/nothing',
      '/kit/gone.js',
      '/favicon.ico',
      '/x/y.css',
      '/api',
      '/api/none',
      '/API/x',
    ]
    for (const path of real) expect(await seen(path), path).toMatch(/^404 /)
    expect(await seen('/api/none')).toContain('"code":404')
    const odd = [
      '//api/none',
      '//goods/1',
      '/goods%2F1',
      '/goods/..;/1',
      '/goods/1%',
      '/goods/1.',
      '/goods\\1%5c',
    ]
    for (const path of odd) expect(await seen(path), path).toMatch(/^404 /)
  })

  test('caches files with a hash for good and compresses them on request', async () => {
    const path = '/assets/page-a1b2c3d4.js'
    expect((await get(path)).headers.get('cache-control')).toContain('immutable')
    const packed = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' })
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(bytes.length).toBeLessThan(200)
    expect(brotliDecompressSync(bytes).toString()).toBe('page;'.repeat(1000))
    expect(packed.headers.get('etag')).not.toBe((await get(path)).headers.get('etag'))
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const tag = (await get('/logo.svg')).headers.get('etag') ?? ''
    expect((await get('/logo.svg', { 'If-None-Match': tag })).status).toBe(304)
  })

  test('serves a new file of a build within 1.1 s', async () => {
    expect((await get('/later.svg')).status).toBe(404)
    await put('storefront/later.svg', '<svg>later</svg>')
    await new Promise((done) => setTimeout(done, 1_100))
    expect(await seen('/later.svg')).toBe('200 <svg>later</svg>')
  })
})

test('allows every origin to load the kit', async () => {
  const answer = await get('/kit/tradefront.js', { Origin: 'https://anybody.example' })
  expect([answer.status, await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'kit',
    '*',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const chunk = await get('/kit/chunks/react-A_b2-c3d.js')
  expect(chunk.headers.get('cache-control')).toContain('immutable')
})

test('no path reads a file outside of the folders', async () => {
  await symlink(join(folder, 'secret.txt'), join(folder, 'storefront', 'link.txt'))
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/kit/../../secret.txt',
    '/kit/..%2f..%2fsecret.txt',
    '/kit/%2e%2e%2fstorefront/index.html',
    '/assets/..;/..;/secret.txt',
    '/link.txt',
    '/.%00./secret.txt',
    '/kit//etc/passwd',
    '/kit/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '/..\\secret.txt',
  ]
  for (const path of paths) expect(await seen(path), path).not.toContain('secret')
})

test('the API reference requests no foreign host', async () => {
  const page = await get('/api/docs')
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const asked = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(asked).toHaveLength(4)
  for (const address of asked) expect((await get(address)).status, address).toBe(200)
  expect(await seen('/api/docs/package.json')).toMatch(/^404/)
})

test('serves the documentation as static files under a Trusted Types policy', async () => {
  const there = await get('/docs')
  expect(`${there.status} ${there.headers.get('location')}`).toBe('302 /docs/')
  expect(await seen('/docs/')).toBe('200 <!doctype html>docs')
  expect(await seen('/docs/elements/trade-cart.html')).toBe('200 <!doctype html>cart')
  expect(await seen('/docs/llms.txt')).toBe('200 # tradefront')
  expect(await seen('/docs/elements/none.html')).toMatch(/^404/)
  const { headers } = await get('/docs/')
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  expect((await get('/docs/llms.txt')).headers.get('content-security-policy')).toBeNull()
})

test('serves foreign pages as static files of another origin', async () => {
  const pages = pagesApp(filesOf(join(folder, 'pages')), 'http://localhost:9')
  const text = async (path: string) => (await pages.request(`http://pages.localhost:4174${path}`)).text()
  expect([await text('/'), await text('/old/'), await text('/none')]).toEqual([
    'foreign',
    'old page',
    'Not found',
  ])
})

test('a page with a framework shows its build state, or the missing packages', async () => {
  let state: BuildState = 'building'
  const pages = pagesApp(filesOf(join(folder, 'pages')), 'http://localhost:9', () => state)
  const get = (path: string) => pages.request(`http://pages.localhost:4174${path}`)
  const first = await get('/vue.html')
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await first.text()).toContain('Installing the frameworks')
  expect((await get('/')).status).toBe(200)
  expect((await get('/none.js')).status).toBe(404)
  state = 'failed'
  expect((await get('/vue.html')).status).toBe(500)
  expect(await (await get('/vue.html')).text()).toContain('needs packages from the npm registry')
  state = 'built'
  expect((await get('/vue.html')).status).toBe(404)
})
