import { readdirSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { screensOf } from './answers/screens'
import { eachAtOnce } from './at-once'
import { buyerBehind } from './buyer'
import { foreign, openForeign, script, shop } from './foreign'
import { shiftsOf, slowDown, watchShifts } from './shifts'

// Somebody who comes for the first time over a slow network: the code of an element and the answers of the API take 400 ms
// each, one after another. What has been seen stays where it is.

const limit = 0.02
const latency = 400
const atOnce = 8
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

type Size = typeof wide
type Look = { name: string; open: (page: Page) => Promise<unknown>; token?: string }

async function shiftsSeen(browser: Browser, { open, token }: Look, viewport: Size) {
  const context = await browser.newContext({ viewport })
  try {
    if (token) await context.addCookies([{ name: 'PC_TOKEN', value: token, url: shop }])
    const page = await context.newPage()
    await watchShifts(page)
    await slowDown(page, latency)
    await open(page)
    await page.waitForLoadState('networkidle')
    return await shiftsOf(page)
  } finally {
    await context.close()
  }
}

/** What moves where, one line each; several pages are looked at while others wait for their answers. */
const faultsOf = (browser: Browser, looks: Look[], sizes: Size[]) =>
  eachAtOnce(
    looks.flatMap((look) => sizes.map((size) => ({ look, size }))),
    atOnce,
    async ({ look, size }) => {
      const { sum, moves } = await shiftsSeen(browser, look, size)
      return sum > limit ? [`${look.name}, ${size.width} px: ${sum.toFixed(3)}\n  ${moves.join('\n  ')}`] : []
    },
  )

const at = (name: string, address: string, token?: string): Look => ({
  name,
  open: (page) => page.goto(address),
  ...(token && { token }),
})

test.setTimeout(120_000)

test('nothing moves on the pages of the shop', async ({ browser, request }) => {
  const buyer = await buyerBehind(request, 'demo')
  const { visitor, demo } = await screensOf(buyer)
  const own = new Set(['cart', 'userHome', 'orders'])
  const looks = [
    ...visitor.map(({ name, address }) => at(name, shop + address)),
    ...demo
      .filter(({ name }) => own.has(name))
      .map(({ name, address }) => at(name, shop + address, buyer.token)),
  ]
  // It is never narrower than 1,280 px.
  expect(await faultsOf(browser, looks, [wide])).toEqual([])
})

test('nothing moves on foreign pages that load tradefront.css', async ({ browser }) => {
  const files = readdirSync('demo/pages', { recursive: true, encoding: 'utf8' })
  const looks = files.filter((file) => file.endsWith('.html')).map((file) => at(file, `${foreign}/${file}`))
  expect(await faultsOf(browser, looks, [wide, narrow])).toEqual([])
})

test('nothing moves where small elements stand in sentences', async ({ browser }) => {
  const sentences = Array.from({ length: 6 }, (_, at) => {
    const goods = `goods-id="${100001 + at}"`
    return `<p>常备 <trade-price ${goods}></trade-price> 一只，现在 <trade-stock ${goods}></trade-stock>，
      <trade-add-to-cart ${goods}></trade-add-to-cart> 再看看 <trade-cart-badge></trade-cart-badge>。</p>`
  })
  const head = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`
  const look = { name: 'sentences', open: (page: Page) => openForeign(page, sentences.join(''), { head }) }
  // In a narrow column the words of the answer say where lines break: no place can be kept for that.
  expect(await faultsOf(browser, [look], [wide])).toEqual([])
})
