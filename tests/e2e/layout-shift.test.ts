import { readdirSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { routes } from '../../src/shell/routes'
import { openAccount } from './accounts'
import { screensOf, viewers } from './answers/screens'
import { forEachInPool } from './worker-pool'
import { buyerBehind, skusOnSale } from './buyer'
import { networkIdle } from './drawn'
import { foreign, openForeign, script, shop } from './foreign'
import { frameworkPages } from './framework-pages'
import { shiftsOf, slowDown, watchShifts } from './layout-shifts'
import { chosenWay } from './render-modes'

// A first visit over a slow network. The code of an element and the API's responses take 400 ms
// each, in sequence. Visible content must not move.

const limit = 0.02
const latency = 400
// More parallel tabs would let other journeys time out.
const atOnce = 4
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

type Size = typeof wide
type Look = { name: string; open: (page: Page) => Promise<unknown>; token?: string }

/** Opens a tab that is reused for several first visits. A new tab costs as much as a page. */
async function openTab(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    localStorage.clear()
    sessionStorage.clear()
  })
  await watchShifts(page)
  await slowDown(page, latency)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

async function shiftsSeen(page: Page, { open, token }: Look, size: Size) {
  const context = page.context()
  await context.clearCookies()
  await context.addCookies(chosenWay.cookies)
  if (token) await context.addCookies([shop, foreign].map((url) => ({ name: 'PC_TOKEN', value: token, url })))
  await page.setViewportSize(size)
  await open(page)
  await networkIdle(page)
  return shiftsOf(page)
}

/** Returns layout shifts, one per line. Several pages are checked in parallel. */
async function faultsOf(browser: Browser, looks: Look[], sizes: Size[]) {
  const all = looks.flatMap((look) => sizes.map((size) => ({ look, size })))
  const tabs = await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, () => openTab(browser)))
  const found = await forEachInPool(tabs, all, async ({ look, size }, tab) => {
    const { sum, moves } = await shiftsSeen(tab, look, size)
    return sum > limit ? [`${look.name}, ${size.width} px: ${sum.toFixed(3)}\n  ${moves.join('\n  ')}`] : []
  })
  await Promise.all(tabs.map((tab) => tab.context().close()))
  return found
}

const at = (name: string, address: string, token?: string): Look => ({
  name,
  open: (page) => page.goto(address),
  ...(token && { token }),
})

test.setTimeout(600_000)

for (const viewer of viewers)
  test(`no page of ${viewer} shifts its layout`, async ({ browser, request }) => {
    const buyer = await buyerBehind(request, 'demo')
    const screens = await screensOf(buyer)
    // Fails for a route without an address, which would not be checked.
    const known = Object.values(screens).flatMap((some) => some.map(({ name }) => name))
    expect(known.sort()).toEqual(Object.keys(routes).sort())
    const token = viewer === 'demo' ? buyer.token : undefined
    const looks = screens[viewer].map(({ name, address }) => at(name, shop + address, token))
    // The shop's pages are never narrower than 1,280 px.
    expect(await faultsOf(browser, looks, [wide])).toEqual([])
  })

test('the membership form, and a cart and checkout of 120 lines, do not shift', async ({
  browser,
  request,
}) => {
  const retail = await buyerBehind(request, 'retail')
  const buyer = await buyerBehind(request, 'channel1')
  await buyer.emptyCart()
  const skus = [...(await skusOnSale(request, 'sales')), ...(await skusOnSale(request, 'sales', 2))]
  await buyer.add(...skus.slice(0, 120).map(({ skuId, minQuantity: quantity }) => ({ skuId, quantity })))
  expect(await buyer.lines()).toHaveLength(120)
  const looks = [
    at('registerSettlement', `${shop}/register/settlement`, retail.token),
    at('cart of 120 lines', `${shop}/cart`, buyer.token),
    at('checkout of 120 lines', `${shop}/cart/checkout`, buyer.token),
  ]
  expect(await faultsOf(browser, looks, [wide])).toEqual([])
  await buyer.emptyCart()
})

test('foreign pages with tradefront.css do not shift', async ({ browser }) => {
  await frameworkPages()
  const files = ['demo/pages', 'demo/frameworks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  )
  const looks = files
    .filter((file) => file.endsWith('.html') && !file.includes('node_modules'))
    .map((file) => at(file, `${foreign}/${file}`))
  expect(await faultsOf(browser, looks, [wide, narrow])).toEqual([])
})

test('a page with a single product does not shift', async ({ browser }) => {
  const head = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`
  const product = '<trade-goods-detail goods-id="100001"></trade-goods-detail>'
  const look = { name: 'product', open: (page: Page) => openForeign(page, product, { head }) }
  // Includes content beside and below it.
  expect(await faultsOf(browser, [look], [{ ...wide, height: 1600 }])).toEqual([])
})

test('content below an empty or short cart does not shift', async ({ browser, request }) => {
  const { loginAccount, password } = await openAccount(request)
  const buyer = await buyerBehind(request, loginAccount, password)
  const [first] = await skusOnSale(request, 'sales')
  if (!first) throw new Error('nothing is on sale')
  await buyer.add({ skuId: first.skuId, quantity: first.minQuantity })
  const head = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`
  const cart = '<p>Above</p><trade-cart></trade-cart><footer style="height:200px">Below</footer>'
  const open = (page: Page) => openForeign(page, cart, { head })
  const looks = [
    { name: 'without lines', open },
    { name: 'one line', open, token: buyer.token },
  ]
  expect(await faultsOf(browser, looks, [wide, narrow])).toEqual([])
})

test('text with small elements does not shift', async ({ browser }) => {
  const sentences = Array.from({ length: 6 }, (_, at) => {
    const goods = `goods-id="${100001 + at}"`
    return `<p>常备 <trade-price ${goods}></trade-price> 一只，现在 <trade-stock ${goods}></trade-stock>，
      <trade-add-to-cart ${goods}></trade-add-to-cart> 再看看 <trade-cart-badge></trade-cart-badge>。</p>`
  })
  const head = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`
  const look = { name: 'sentences', open: (page: Page) => openForeign(page, sentences.join(''), { head }) }
  // In a narrow column, line breaks depend on the response's text, so no exact space can be reserved.
  expect(await faultsOf(browser, [look], [wide])).toEqual([])
})
