import { expect, test, type Page } from '@playwright/test'
import { escapesOf, foreign, shop, withoutViews } from '../foreign'
import { countIn } from '../shop'
import { networkIdle } from '../drawn'

/** Checks that the page's own scripts still work with their library. */
const still: Record<string, () => unknown> = {
  prototype: () => {
    const page = globalThis as unknown as {
      $$: (css: string) => { size: () => number }
      $: (id: string) => Element
    }
    return page.$$('h1').size() === 1 && page.$('goods').id === 'goods'
  },
  mootools: () => {
    const page = globalThis as unknown as { $$: (css: string) => unknown[]; $: (id: string) => Element }
    return page.$$('h1').length === 1 && page.$('goods').id === 'goods'
  },
  zone: () =>
    (globalThis as unknown as { Zone: { current: { name: string } } }).Zone.current.name === '<root>',
  jquery: () => (globalThis as unknown as { jQuery: (css: string) => unknown[] }).jQuery('h1').length === 1,
}

/** Walks through the shop. @returns the visible text and the requests */
async function walk(page: Page, query: string) {
  const escapes = escapesOf(page)
  const bodies: string[] = []
  page.on('request', (request) => {
    // The number of delivery requests depends on when cards come into view.
    if (request.method() === 'POST' && !request.url().includes('/delivery/'))
      bodies.push(`${request.url()} ${request.postData()}`)
  })
  // Whether a view or the code comes first decides which lists are requested.
  await withoutViews(page)
  await page.goto(`${foreign}/old-libraries.html${query}`)
  const list = page.locator('trade-goods-list')
  await expect(list.locator('.goods-card')).toHaveCount(10)
  await expect(list.locator('.goods-card').last()).toContainText('¥')
  await expect(page.locator('#goods > p')).toContainText(/¥[\s\S]*(库存|缺货)/)
  const first = await list.locator('.goods-card-name').first().innerText()
  await list.getByRole('button', { name: '下一页' }).last().click()
  await expect(list.locator('.goods-card-name').first()).not.toHaveText(first)
  await expect(list.locator('.goods-card').last()).toContainText('¥')
  // Lazy files are loaded by then, too.
  await networkIdle(page)
  const words = await page.evaluate(() => {
    const read = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*:not(.delivery-arrival, .delivery-arrival *)')].flatMap((element) => [
        ...[...(element.shadowRoot ?? element).childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.nodeValue?.trim() ?? ''] : [],
        ),
        ...(element.shadowRoot ? read(element.shadowRoot) : []),
      ])
    return read(document.querySelector('#goods') ?? document).filter(Boolean)
  })
  const add = page.locator('trade-add-to-cart').first()
  await add.getByRole('button', { name: '加入购物车' }).click()
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('密码', { exact: true })).toBeEditable()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => countIn(page.locator('trade-cart-badge a'))).toBeGreaterThan(0)
  const count = await countIn(page.locator('trade-cart-badge a'))
  expect(escapes).toEqual([])
  return {
    words,
    count,
    bodies: bodies.map((body) => body.replace(shop, '')).sort(),
    kept: await storedKeys(page),
  }
}

/** Returns the stored values of the browser, without the random key of pending lines and the time of known abilities. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.entries<string>(localStorage).map(
      ([key, value]) => `${key} ${value.replace(/"key":"\w{32}"|\b\d{13}\b/g, '')}`,
    ),
  )

let plain: Awaited<ReturnType<typeof walk>>
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  plain = await walk(page, '')
  await page.close()
})

for (const [library, works] of Object.entries(still))
  for (const when of ['before', 'after'])
    test(`${library} ${when} the kit: both work, with the texts, counts and requests of a plain page`, async ({
      page,
    }) => {
      expect(await walk(page, `?library=${library}&when=${when}`)).toEqual(plain)
      expect(await page.evaluate(works)).toBe(true)
    })

test('toJSON of an older Prototype does not affect requests and stored values', async ({ page }) => {
  await page.addInitScript(() => {
    const { stringify } = JSON
    for (const { prototype } of [Array, Object, String, Date])
      Object.defineProperty(prototype, 'toJSON', {
        configurable: true,
        writable: true,
        value(this: unknown) {
          return stringify(String(this))
        },
      })
  })
  expect(await walk(page, '')).toEqual(plain)
})
