import { afterAll, beforeAll, expect, test } from 'vitest'
import { server } from '../../demo/back-end-starter/server.mjs'
import { drawView } from '../../elements/runtime/draw-view'
import { listenAnywhere } from '../server/port-of'

// Server rendering with a back end that has only a catalogue.

let api = ''
beforeAll(async () => void (api = `http://localhost:${await listenAnywhere(server)}/api`))
afterAll(() => server.close())

const view = (tag: string, asked: Record<string, string>, base = api) =>
  drawView({ api: base }, tag, new URLSearchParams({ site: 'acme', lang: 'en', ...asked }))

test('renders a product without missing features of the back end, and without a warning', async () => {
  const { html } = await view('trade-goods-detail', { 'goods-id': '1' })
  expect(html).toContain('Ball bearing 6204')
  expect(html).toContain('3.20')
  expect(html).toContain('€')
  expect(html).toContain('Stock adequate')
  for (const absent of ['Reviews', 'quotation', 'favourite', 'inline-bar', 'goods-shop'])
    expect(html, absent).not.toContain(absent)
})

test('prefers the page’s currency to that of the back end', async () => {
  const { html } = await view('trade-goods-detail', { 'goods-id': '1', currency: 'GBP' })
  expect(html).toContain('£')
  expect(html).not.toContain('€')
})

test('finds a product by its SKU code', async () => {
  const { html } = await view('trade-goods-detail', { 'sku-code': 'SCR-M8X40' })
  expect(html).toContain('Hexagon screw')
})

test('names the failed call of a view that cannot be rendered', async () => {
  await expect(view('trade-goods-list', { site: 'nobody' })).rejects.toThrow(
    'GET /pc/bbbAuth/network/site/{siteKeyFromHost} business 404 There is no site nobody',
  )
})
