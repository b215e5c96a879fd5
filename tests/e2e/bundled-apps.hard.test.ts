import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { buyInApp } from './bundled/buy-in-app'
import { freePort } from '../free-port.mjs'
import { installedApp, packedKit } from './bundled/installed-app'
import { foreign, shop } from './foreign'

// New applications with packages from the npm registry and the packed kit, on their own origin.
const kit = packedKit()
test.afterAll(() => kit.remove())

type App = ReturnType<typeof installedApp>

/** Buys in an application once its server responds. */
async function buyAt(page: Page, app: App, port: number, command: string, ...args: string[]) {
  const address = `http://localhost:${port}/`
  const server = app.start(command, ...args)
  const statusOf = () =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    )
  try {
    // Until the test ends: a bundler's first build takes minutes on a busy machine.
    await Promise.race([server.ended, expect.poll(statusOf, { timeout: 0 }).toBe(200)])
    await buyInApp(page, address)
  } finally {
    server.stop()
  }
}

/** Installs an application for one test. */
async function withApp(name: string, work: (app: App, port: number) => Promise<void>) {
  test.setTimeout(900_000)
  const port = await freePort()
  const app = installedApp(name, kit.file, {
    SHOP: shop,
    VITE_SHOP: shop,
    NEXT_PUBLIC_SHOP: shop,
    APP_PORT: String(port),
  })
  try {
    await work(app, port)
  } finally {
    app.remove()
  }
}

const warned = /warn|error|critical/i

test('Vite and React build without warnings, and a visitor buys in build and development', ({ page }) =>
  withApp('vite-react', async (app, port) => {
    expect(app.run('vite', 'build')).not.toMatch(warned)
    await buyAt(page, app, port, 'vite', 'preview', '--port', String(port))
    await page.context().clearCookies()
    await buyAt(page, app, port, 'vite', '--port', String(port))
  }))

test('webpack builds without warnings, and a visitor buys in build and development', ({ page }) =>
  withApp('webpack-react', async (app, port) => {
    expect(app.run('webpack', 'build', '--config', 'setup.mjs', '--mode', 'production')).not.toMatch(warned)
    await buyAt(
      page,
      app,
      port,
      'webpack',
      'serve',
      '--config',
      'setup.mjs',
      '--mode',
      'production',
      '--no-hot',
    )
    await buyAt(
      page,
      app,
      port,
      'webpack',
      'serve',
      '--config',
      'setup.mjs',
      '--mode',
      'development',
      '--no-client-overlay',
    )
  }))

test('Next renders the tags on the server, builds without warnings, and a visitor buys', ({ page }) =>
  withApp('next-react', async (app, port) => {
    expect(app.run('next', 'build')).not.toMatch(warned)
    await buyAt(page, app, port, 'next', 'start', '--port', String(port))
    await buyAt(page, app, port, 'next', 'dev', '--port', String(port))
  }))

const plainBuilds: Record<string, string[]> = {
  esbuild: ['esbuild', 'src/main.js', '--bundle', '--splitting', '--format=esm', '--outdir=built'],
  Rollup: ['rollup', 'src/main.js', '--format', 'es', '--dir', 'built', '--plugin', 'node-resolve'],
}
for (const [name, [command = '', ...args]] of Object.entries(plainBuilds))
  test(`${name} without a framework builds without warnings, and a visitor buys`, ({ page }) =>
    withApp('plain', async (app) => {
      expect(app.run(command, ...args)).not.toMatch(warned)
      await page.route(`${foreign}/built/**`, (route) => {
        const [, file = ''] = new URL(route.request().url()).pathname.split('/built/')
        if (file === 'settings.js')
          return route.fulfill({
            contentType: 'text/javascript',
            body: `tradefrontConfig = { api: '${shop}/api', site: 'localhost' }`,
          })
        return route.fulfill({ path: join(app.folder, file === 'index.html' ? file : join('built', file)) })
      })
      await buyInApp(page, `${foreign}/built/index.html`)
    }))
