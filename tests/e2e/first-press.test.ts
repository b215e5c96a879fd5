import { expect, type Page } from '@playwright/test'
import { test } from './untouched-page'
import { buyerBehind, skusOnSale } from './buyer'
import { openAccount } from './accounts'
import { complaintsOf } from './docs'
import { gotoQuiet, networkIdle } from './drawn'
import { shop } from './foreign'
import { serverDraws } from './render-modes'
import { isWrite } from './is-write'

// The first interaction with a server-rendered page.

test.use({ storageState: serverDraws })

const outlet = (page: Page) => page.locator('trade-outlet')
const open = (page: Page, path: string) => gotoQuiet(page, path)

/** Product with a single size, which is preselected. */
const oneSize = '/goods/100018'

test(
  'the first click on a product with one size adds the typed quantity once',
  { tag: '@short' },
  async ({ page, request }) => {
    const complaints = complaintsOf(page)
    const { loginAccount, password } = await openAccount(request)
    const buyer = await buyerBehind(request, loginAccount, password)
    await buyer.enter(page.context(), shop)
    const adds: string[] = []
    page.on('request', (asked) => asked.url().endsWith('/userShoppingCar/add') && adds.push(asked.url()))
    await open(page, oneSize)
    const quantity = outlet(page).getByRole('spinbutton').first()
    const wanted = 2 * Number(await quantity.inputValue())
    await quantity.fill(String(wanted))
    await outlet(page).getByRole('button', { name: '加入购物车' }).first().click()
    await expect.poll(() => buyer.lines()).toMatchObject([{ quantity: wanted }])
    await networkIdle(page)
    expect(adds).toHaveLength(1)
    expect(complaints).toEqual([])
  },
)

test('the key / and a hover hydrate the page and act', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const path of ['/', '/goods/list/110101']) {
    await open(page, path)
    await page.keyboard.press('/')
    await expect(page.locator('.search-field')).toBeFocused()
    await page.keyboard.type('6204')
    await expect(page.locator('trade-menu[data-drawn]')).toHaveCount(0)
    await expect(page.locator('.search-field')).toHaveValue('6204')
  }
  await open(page, '/')
  await page.locator('[data-row="3"]').first().hover()
  await expect(page.locator('.category-flyout')).toBeVisible()
  expect(complaints).toEqual([])
})

/** Wraps texts as page translators do, and adds nodes beside fields as password managers and spell checkers do. */
const addOn = (page: Page) =>
  page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('[data-drawn]')) {
      const box = shadowRoot?.querySelector('.trade-root')
      if (!box) continue
      const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      const texts: ChildNode[] = []
      while (walk.nextNode())
        if (walk.currentNode.nodeValue?.trim()) texts.push(walk.currentNode as ChildNode)
      for (const text of texts) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
      for (const field of box.querySelectorAll('input')) {
        field.dataset['spelling'] = 'false'
        field.after(document.createElement('div'))
      }
    }
  })

test('browser extensions that change the page lose no search or tick', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const { loginAccount, password } = await openAccount(request)
  const buyer = await buyerBehind(request, loginAccount, password)
  const [sku] = await skusOnSale(request, 'sales')
  if (!sku) throw new Error('nothing is on sale')
  await buyer.add({ skuId: sku.skuId, quantity: sku.minQuantity })
  await buyer.enter(page.context(), shop)
  await open(page, '/cart')
  await addOn(page)
  const writes: string[] = []
  page.on('request', (asked) => isWrite(asked) && writes.push(new URL(asked.url()).pathname))
  await outlet(page).locator('[data-line-id]').getByRole('checkbox').click()
  await expect.poll(() => writes.filter((path) => path.endsWith('/updateSelect'))).toHaveLength(1)
  await expect(outlet(page).locator('[data-line-id]').getByRole('checkbox')).not.toBeChecked()

  await open(page, '/')
  await addOn(page)
  await page.getByRole('combobox').first().fill('轴承6204')
  await page.getByRole('combobox').first().press('Enter')
  await expect(page).toHaveURL(/goodsKeyWord=/)
  expect(complaints).toEqual([])
})

test('browser extensions that change the page lose no typed quantity or added goods', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  const { loginAccount, password } = await openAccount(request)
  const buyer = await buyerBehind(request, loginAccount, password)
  await buyer.enter(page.context(), shop)
  await open(page, oneSize)
  await addOn(page)
  const quantity = outlet(page).getByRole('spinbutton').first()
  const wanted = 2 * Number(await quantity.inputValue())
  await quantity.fill(String(wanted))
  await outlet(page).getByRole('button', { name: '加入购物车' }).first().click()
  await expect.poll(() => buyer.lines()).toMatchObject([{ quantity: wanted }])

  await open(page, '/cart')
  await addOn(page)
  const inCart = outlet(page).locator('[data-line-id]').getByRole('spinbutton')
  await inCart.fill(String(2 * wanted))
  await inCart.press('Enter')
  await expect.poll(() => buyer.lines()).toMatchObject([{ quantity: 2 * wanted }])

  await open(page, '/goods/list/110101')
  await addOn(page)
  await outlet(page).locator('form[data-sku-id]').getByRole('button', { name: '加入购物车' }).first().click()
  await expect.poll(async () => (await buyer.lines()).length).toBe(2)
  expect(complaints).toEqual([])
})
