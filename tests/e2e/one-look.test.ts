import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, skusOnSale } from './buyer'
import { settled, walkTo } from './walk'

/** Returns the style of the page in the outlet: each element with the properties that style sheets often set. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties = [
      'display',
      'padding',
      'border',
      'font',
      'color',
      'background-color',
      'gap',
      'text-align',
    ]
    const main = document.querySelector('trade-outlet')?.shadowRoot?.querySelector('main')
    return [...(main?.querySelectorAll('*:not(svg *, nav *)') ?? [])].map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((name) => style.getPropertyValue(name))
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${values.join('; ')}`
    })
  })

test.beforeEach(async ({ page, context, request, baseURL }) => {
  await (await buyerBehind(request, 'demo')).enter(context, baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('quick order rows keep their layout after a visit of the order list', async ({ page, request }) => {
  const [sku] = await skusOnSale(request, 'new')
  await page.goto('/user/order')
  await expect(page.locator('.order-line').first()).toBeVisible()
  await walkTo(page, '/quick-order')
  const outlet = page.locator('trade-outlet')
  await outlet.getByLabel('粘贴清单').fill(`货号\t数量\n${sku?.skuCode}\t${sku?.minQuantity}`)
  await outlet.getByRole('button', { name: '核对 1 行' }).click()
  const cells = outlet.locator('tbody td')
  await expect(cells.nth(5)).toBeVisible()
  const displays = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).display))
  expect(new Set(displays)).toEqual(new Set(['table-cell']))
})

test('a page looks the same after any other pages', async ({ page }) => {
  test.setTimeout(300_000)
  const paths = [
    '/',
    '/user',
    '/user/order',
    '/user/offer',
    '/user/order/refund',
    '/user/enquiry/goods',
    '/cart',
  ]
  const alone = new Map<string, string[]>()
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('trade-outlet main h1, trade-outlet main h2').first()).toBeVisible()
    await settled(page)
    await expect(page.locator('trade-outlet main .skeleton')).toHaveCount(0)
    alone.set(path, await look(page))
  }
  for (const path of [...paths, ...paths]) {
    await walkTo(page, path)
    // Counts may load later than the page. The initial content must be there again.
    const other = async () => {
      const now = new Set(await look(page))
      return alone.get(path)?.filter((line) => !now.has(line))
    }
    await expect.poll(other, path).toEqual([])
  }
})
