import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import type * as render from '../../../elements/render'
import { complaintsOf } from '../docs'
import { foreign, script, shop } from '../foreign'

// Pages of a third-party server that were rendered with `fillPage`.

const whole = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>${script()}</head>
  <body><trade-cart></trade-cart><trade-goods-card goods-id="100001"></trade-goods-card></body></html>`

async function openFilled(page: Page) {
  const { fillPage }: typeof render = await import(pathToFileURL(resolve('dist/kit/render.js')).href)
  const { html } = await fillPage(whole, { api: `${shop}/api`, site: 'localhost', lang: 'zh-CN' })
  expect(html).toContain('shadowrootmode')
  await page.route(`${foreign}/filled.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(`${foreign}/filled.html`, { waitUntil: 'networkidle' })
}

test('hydrates a visitor’s rendered cart, empty and with goods', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openFilled(page)
  const cart = page.locator('trade-cart')
  await expect(cart).toContainText('购物车还是空的')
  await page.mouse.move(300, 300)
  await expect(page.locator('trade-cart[data-drawn]')).toHaveCount(0)
  await page.locator('trade-goods-card').getByRole('button', { name: '加入购物车' }).click()
  await expect(cart.getByRole('row')).not.toHaveCount(0)
  expect(complaints).toEqual([])

  await openFilled(page)
  await expect(cart.getByRole('spinbutton')).toHaveCount(1)
  expect(complaints).toEqual([])
})
