import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build, createLogger } from 'vite'
import { linkedApp } from './bundled/linked-app'
import { buyInApp } from './bundled/buy-in-app'
import { foreign, shop } from './foreign'

// `npm test` builds only the shop.
test.beforeAll(() => void execFileSync(process.execPath, ['demo/build.mjs', '--npm']))

test(
  'a React application built by Vite shows a price and a list, and adds to the cart',
  { tag: '@short' },
  async ({ page }) => {
    const app = linkedApp('vite-react')
    const warnings: string[] = []
    const warn = (line: string) => void warnings.push(line)
    const customLogger = { ...createLogger('warn'), warn, warnOnce: warn }
    try {
      await build({
        root: app.folder,
        base: './',
        define: { 'import.meta.env.VITE_SHOP': JSON.stringify(shop) },
        customLogger,
      })
      expect(warnings).toEqual([])
      await page.route(`${foreign}/built/**`, (route) =>
        route.fulfill({
          path: join(app.folder, 'dist', new URL(route.request().url()).pathname.slice('/built/'.length)),
        }),
      )
      await buyInApp(page, `${foreign}/built/index.html`)
    } finally {
      app.remove()
    }
  },
)
