import { expect, test, type Page } from '@playwright/test'
import { frameworkPages } from '../framework-pages'
import { escapesOf, foreign } from '../foreign'

test.beforeAll(frameworkPages)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cards = (page: Page) => page.locator('.cards trade-goods-card')
const order = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('goods-id')))

test('a Vue application renders, reorders, changes and removes elements', async ({ page }) => {
  const escapes = escapesOf(page)
  await page.goto(`${foreign}/vue.html`)
  await expect(cards(page).last()).toContainText('库存')

  await test.step('a moved card keeps its input; one is added, one removed', async () => {
    const quantity = cards(page).first().getByRole('spinbutton')
    await quantity.fill('30')
    await quantity.press('Tab')
    await press(page, '倒序')
    expect(await order(page)).toEqual(['100003', '100002', '100001'])
    await expect(cards(page).last().getByRole('spinbutton')).toHaveValue('30')
    await press(page, '再加一件')
    await expect(cards(page).last()).toContainText('库存')
    await press(page, '去掉第一件')
    expect(await order(page)).toEqual(['100002', '100001', '100004'])
  })

  await test.step('attributes follow the state, an object becomes a property', async () => {
    await press(page, '换版式')
    await expect(cards(page).first()).toHaveJSProperty('layout', 'card')
    await expect(cards(page).first().locator('article')).toHaveClass(/goods-card-block/)
    await press(page, '直接给数据')
    await expect(page.locator('.known')).toContainText('台账里的旧件')
    expect(await page.locator('.known').getAttribute('goods')).toBeNull()
  })

  await test.step('events of elements reach the application', async () => {
    await cards(page).nth(1).getByRole('button', { name: '加入购物车' }).click()
    await page.locator('.toast-way').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.tools .count')).toHaveText(/购物车 [1-9]\d* 件/)
  })

  await test.step('hide a list with custom cards and show it again', async () => {
    await press(page, '选型')
    const own = page.locator('spare-card')
    await expect(own).toHaveCount(10)
    await expect(own.first()).toContainText('轴承')
    await page.getByLabel('要找的备件').fill('螺栓')
    await page.getByLabel('要找的备件').press('Tab')
    await expect(own.first()).toContainText('螺栓')
    for (const view of ['备件', '选型', '备件', '选型']) await press(page, view)
    await expect(own.first()).toContainText('螺栓')
    await press(page, '备件')
    expect(await order(page)).toEqual(['100002', '100001', '100004'])
    await expect(cards(page).first()).toContainText('库存')
  })
  expect(escapes).toEqual([])
})
