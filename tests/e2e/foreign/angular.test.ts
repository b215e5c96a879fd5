import { expect, test, type Page } from '@playwright/test'
import { frameworkPages } from '../framework-pages'
import { complaintsOf } from '../docs'
import { foreign } from '../foreign'

test.beforeAll(frameworkPages)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const turnTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const cards = (page: Page) => page.locator('.cards trade-goods-card')
const order = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('goods-id')))

test('an Angular application without zone.js renders, reorders and changes elements, and routes', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${foreign}/angular.html`)
  await expect(cards(page).last()).toContainText('库存')
  expect(await page.evaluate(() => 'Zone' in globalThis)).toBe(false)

  await test.step('a moved card keeps its input; one is added, one removed', async () => {
    const quantity = cards(page).first().getByRole('spinbutton')
    await quantity.fill('30')
    await quantity.press('Tab')
    await press(page, '倒序')
    await expect.poll(() => order(page)).toEqual(['100003', '100002', '100001'])
    await expect(cards(page).last().getByRole('spinbutton')).toHaveValue('30')
    await press(page, '再加一件')
    await expect(cards(page).last()).toContainText('库存')
    await press(page, '去掉第一件')
    await expect.poll(() => order(page)).toEqual(['100002', '100001', '100004'])
  })

  await test.step('properties follow the state, objects unchanged', async () => {
    await press(page, '换版式')
    await expect(cards(page).first()).toHaveJSProperty('layout', 'card')
    await expect(cards(page).first().locator('article')).toHaveClass(/goods-card-block/)
    await expect(cards(page).first()).toHaveAttribute('layout', 'card')
    await press(page, '直接给数据')
    await expect(page.locator('.known')).toContainText('台账里的旧件')
    expect(await page.locator('.known').getAttribute('goods')).toBeNull()
  })

  await test.step('events update the page at once, without zone.js', async () => {
    await cards(page).nth(1).getByRole('button', { name: '加入购物车' }).click()
    await page.locator('.toast-way').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.tools .count')).toHaveText(/购物车 [1-9]\d* 件/)
  })

  await test.step('a list on its own route: open, Back, open again', async () => {
    const list = page.locator('trade-goods-list')
    await turnTo(page, '选型')
    await expect(list.locator('.goods-card').first()).toContainText('轴承')
    await page.getByLabel('要找的备件').fill('螺栓')
    await page.getByLabel('要找的备件').press('Tab')
    await expect(list.locator('.goods-card').first()).toContainText('螺栓')
    await list.locator('.goods-card-name').first().click()
    await expect(page.locator('.noted')).toContainText('/goods/')
    expect(page.url()).toBe(`${foreign}/angular.html#/wanted`)
    const around = () => page.evaluate(() => document.body.children.length)
    const before = await around()
    for (const name of ['备件', '选型', '备件', '选型']) await turnTo(page, name)
    await expect(list.locator('.goods-card').first()).toContainText('轴承')
    await page.goBack()
    await expect(cards(page).last()).toContainText('库存')
    await expect(list).toHaveCount(0)
    expect(await around()).toBe(before)
  })
  expect(complaints).toEqual([])
})
