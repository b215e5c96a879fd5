import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { tally } from '../hard/hard'
import { escapesOf, openForeign } from './foreign'
import { networkIdle } from './drawn'

/** Elements, and the content that each shows once it is rendered. */
const elements: { tag: string; markup: string; drawn: string }[] = [
  { tag: 'trade-price', markup: '<trade-price goods-id="100001"></trade-price>', drawn: '¥' },
  {
    tag: 'trade-goods-card',
    markup: '<trade-goods-card goods-id="100001"></trade-goods-card>',
    drawn: '库存',
  },
  {
    tag: 'trade-goods-list',
    markup: '<trade-goods-list keyword="轴承" page-size="3"></trade-goods-list>',
    drawn: '轴承',
  },
  { tag: 'trade-cart-badge', markup: '<trade-cart-badge></trade-cart-badge>', drawn: '购物车' },
  { tag: 'trade-header', markup: '<trade-header></trade-header>', drawn: '请登录' },
]

/** Adds the element and removes it after rendering, a number of times. */
const mount = (page: Page, { tag, markup }: (typeof elements)[number], times: number) =>
  page.evaluate(
    async ([name, html, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        const box = document.createElement('div')
        box.innerHTML = html
        document.body.append(box)
        // A view comes without the element's code and attaches the shadow root itself.
        while (!box.querySelector(name)?.shadowRoot?.textContent?.trim())
          await new Promise(requestAnimationFrame)
        box.remove()
      }
    },
    [tag, markup, times] as const,
  )

/** Returns the remaining objects of the page after garbage collection. */
async function memoryOf(page: Page, cdp: CDPSession) {
  await networkIdle(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

test.setTimeout(600_000)

for (const element of elements)
  test(`${element.tag} leaks no nodes and listeners when it is added and removed repeatedly`, async ({
    page,
  }) => {
    const times = 1000
    const escapes = escapesOf(page)
    await openForeign(page, element.markup)
    await expect(page.locator(element.tag)).toContainText(element.drawn)
    const cdp = await page.context().newCDPSession(page)
    await mount(page, element, 20)
    const before = await memoryOf(page, cdp)
    await mount(page, element, times)
    // Some objects are collected later. A leak stays, and has at least one object for each time.
    await expect
      .poll(async () => {
        const { nodes, listeners } = await memoryOf(page, cdp)
        return {
          nodes: nodes - before.nodes < times / 2,
          listeners: listeners - before.listeners < times / 2,
        }
      })
      .toEqual({ nodes: true, listeners: true })
    tally({ what: `mounts and removals, ${element.tag}`, inputs: times, lost: 0 })
    expect(escapes).toEqual([])
  })
