import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { tally } from '../hard/hard'
import { escapesOf, openForeign } from './foreign'
import { networkIdle } from './drawn'

/** Elements, and what is seen in each once it is drawn. */
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

/** Puts the element there and takes it away, so many times, each time once it has drawn something. */
const mount = (page: Page, { tag, markup }: (typeof elements)[number], times: number) =>
  page.evaluate(
    async ([name, html, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        const box = document.createElement('div')
        box.innerHTML = html
        document.body.append(box)
        const root = box.querySelector(name)?.shadowRoot
        while (!root?.textContent?.trim()) await new Promise(requestAnimationFrame)
        box.remove()
      }
    },
    [tag, markup, times] as const,
  )

/** What the browser still holds of the page, after all that can be let go is gone. */
async function held(page: Page, cdp: CDPSession) {
  await networkIdle(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

test.setTimeout(600_000)

for (const element of elements)
  test(`${element.tag} put there and taken away again and again leaves no nodes and no listeners`, async ({
    page,
  }) => {
    const times = 1000
    const escapes = escapesOf(page)
    await openForeign(page, element.markup)
    await expect(page.locator(element.tag)).toContainText(element.drawn)
    const cdp = await page.context().newCDPSession(page)
    await mount(page, element, 20)
    const before = await held(page, cdp)
    await mount(page, element, times)
    // What the browser has not let go of yet it lets go of in a while; a leak stays, and is at least one for each time.
    await expect
      .poll(async () => {
        const { nodes, listeners } = await held(page, cdp)
        return {
          nodes: nodes - before.nodes < times / 2,
          listeners: listeners - before.listeners < times / 2,
        }
      })
      .toEqual({ nodes: true, listeners: true })
    tally({ what: `mounts and removals, ${element.tag}`, inputs: times, lost: 0 })
    expect(escapes).toEqual([])
  })
