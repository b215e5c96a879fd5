import { expect, test, type Page } from '@playwright/test'
import { escapesOf, foreign } from '../foreign'
import { countIn } from '../shop'

/** Opens the login dialog from the message and closes it. */
async function closed(page: Page) {
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cards = (page: Page) => page.locator('.cards trade-goods-card')
const order = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('goods-id')))

test(
  'a React application uses elements as components and shares the stores',
  { tag: '@short' },
  async ({ page }) => {
    const escapes = escapesOf(page)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${foreign}/react-app.html`)
    await expect(cards(page).last()).toContainText('库存')

    await test.step('keys: a moved card keeps its input; one is added, one removed', async () => {
      const quantity = cards(page).first().getByRole('spinbutton')
      await quantity.fill('30')
      await quantity.press('Tab')
      await press(page, '倒序')
      expect(await order(page)).toEqual(['100003', '100002', '100001'])
      await expect(cards(page).last().getByRole('spinbutton')).toHaveValue('30')
      await press(page, '再加一件')
      await press(page, '去掉第一件')
      expect(await order(page)).toEqual(['100002', '100001', '100004'])
    })

    await test.step('an object set before the element’s code has loaded', async () => {
      await expect(page.locator('.known trade-goods-card')).toContainText('台账里的旧件')
    })

    await test.step('attributes follow the state; a handler receives and cancels events', async () => {
      const list = page.locator('trade-goods-list')
      await expect(list.locator('.goods-card').first()).toContainText('轴承')
      await press(page, '找螺栓')
      await expect(list.locator('.goods-card').first()).toContainText('螺栓')
      await list.locator('.goods-card-name').first().click()
      await expect(page.locator('main > output')).toContainText('/goods/')
      expect(page.url()).toBe(`${foreign}/react-app.html`)
    })

    await test.step('remove and add again', async () => {
      for (const name of ['收起选型', '打开选型', '收起选型']) await press(page, name)
      await expect(page.locator('trade-goods-list')).toHaveCount(0)
      await press(page, '打开选型')
      await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('螺栓')
    })

    await test.step('badge and imported store share one cart', async () => {
      const badge = page.locator('trade-cart-badge a')
      await page.locator('.known > trade-add-to-cart').getByRole('button', { name: '加入购物车' }).click()
      await closed(page)
      await expect.poll(() => countIn(badge)).toBe(10)
      await expect(page.locator('.tools .count')).toHaveText('购物车 10 件')
      await press(page, '按工单加购')
      await expect.poll(() => countIn(badge)).toBe(20)
      await expect(page.locator('.tools .count')).toHaveText('购物车 20 件')
    })
    expect(escapes).toEqual([])
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([])
  },
)
