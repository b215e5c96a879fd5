import { expect, test, type Page } from '@playwright/test'
import { firstPassword, openAccount } from './accounts'
import { logIn } from './shop'
import { visit } from './visit'

const cards = (page: Page) => page.locator('.goods-grid .goods-card')
const rows = (page: Page) => page.locator('.goods-table tbody tr')

/** Product that is made to order and has a public price. */
const custom = '/goods/100015'

test('a list’s address restores the list after a reload, Back and in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/goods/list/110101')
  await expect(cards(page).first()).toContainText('深沟球轴承')
  await test.step('filter by two brands, an attribute, stock and price; order, view and size', async () => {
    const brand = page.getByRole('group', { name: '品牌' })
    await brand.hover()
    await brand.getByRole('button', { name: '多选' }).click()
    await brand.getByRole('checkbox', { name: '岳峰' }).check()
    await brand.getByRole('checkbox', { name: '恒锐' }).check()
    await brand.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/brand=/)
    await page
      .getByRole('group', { name: /密封形式/ })
      .getByRole('link', { name: /2RS/ })
      .click()
    await expect(page).toHaveURL(/attr\./)
    await page.getByText('仅看有货').click()
    await page.getByRole('textbox', { name: '价格 至' }).fill('900')
    await page.getByRole('textbox', { name: '价格 至' }).press('Enter')
    await expect(page).toHaveURL(/max=900/)
    await page.getByRole('link', { name: /^价格/ }).click()
    await expect(page).toHaveURL(/sort=priceAsc/)
    await page.getByText('列表', { exact: true }).click()
    await expect(page).toHaveURL(/view=table/)
    await page.getByRole('combobox', { name: /每页/ }).selectOption('10')
    await expect(page).toHaveURL(/size=10/)
  })
  await expect(page.locator('.page-frame-body')).toHaveAttribute('aria-busy', 'false')
  await expect(rows(page).first()).toBeVisible()
  const address = page.url()
  const shown = async (of: Page) => ({
    rows: await rows(of).locator('.goods-row-name').allInnerTexts(),
    chips: await of.locator('.chip-label').allInnerTexts(),
    stock: await of.getByRole('checkbox', { name: '仅看有货' }).isChecked(),
    most: await of.getByRole('textbox', { name: '价格 至' }).inputValue(),
    order: await of.locator('.goods-sort-order-chosen').innerText(),
  })
  const before = await shown(page)
  expect(before.rows.length).toBeGreaterThan(0)
  expect(before.chips.length).toBe(3)

  await test.step('after a reload', async () => {
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    expect(await shown(page)).toEqual(before)
  })
  await test.step('after Back from a product', async () => {
    await rows(page).first().locator('.goods-row-link').click()
    await expect(page).toHaveURL(/\/goods\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(rows(page).first()).toBeVisible()
    expect(await shown(page)).toEqual(before)
  })
  await test.step('in another browser without storage', async () => {
    const context = await browser.newContext({
      baseURL,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    })
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    const other = await context.newPage()
    await other.goto(address)
    await expect(rows(other).first()).toBeVisible()
    expect(await shown(other)).toEqual(before)
    await context.close()
  })
})

test('a visitor saves a favourite after the login, which another tab and the server show', async ({
  page,
  context,
}) => {
  await page.goto('/goods/100003')
  const heart = page.getByRole('button', { name: /^收藏 / })
  await heart.click()
  await expect(page.getByText('请先登录')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const { loginAccount } = await openAccount(page.request)
  await logIn(page, loginAccount, firstPassword)
  await expect(page).toHaveURL(/\/goods\/100003$/)
  await heart.click()
  await expect(page.getByText('已加入收藏')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const second = await context.newPage()
  await second.goto('/goods/100003')
  await expect(second.getByRole('button', { name: /^收藏 / })).toHaveAttribute('aria-pressed', 'true')
  const token = (await context.cookies()).find(({ name }) => name === 'PC_TOKEN')?.value ?? ''
  const favourites = await page.request.get('/api/bbb/userCenter/collection/ids?kind=goods', {
    headers: { Authorization: token },
  })
  expect((await favourites.json()).data).toEqual(['100003'])
})

test('a buyer adds a custom requirement with files to the cart and changes it there', async ({ page }) => {
  await page.goto('/login')
  const { loginAccount } = await openAccount(page.request)
  await logIn(page, loginAccount, firstPassword)
  await expect(page).not.toHaveURL(/login/)
  await visit(page, custom)
  await page.getByRole('button', { name: '定制需求' }).click()
  const dialog = page.getByRole('dialog', { name: '填写定制需求' })
  await dialog.getByRole('button', { name: '提交需求' }).click()
  await expect(dialog.getByText('请上传附件')).toHaveCount(4)
  await dialog.getByLabel('期望交期').fill('2099-12-10')
  await dialog.getByLabel('需求描述').fill('孔径 14 H7，阳极氧化')
  const drawing = { name: '图纸.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 drawing') }
  const fields = dialog.locator('input[type=file]')
  await fields.nth(0).setInputFiles({ ...drawing, name: '图.svg', mimeType: 'image/svg+xml' })
  await expect(dialog.getByText('请选择合法的文件')).toBeVisible()
  for (let at = 0; at < 4; at++) await fields.nth(at).setInputFiles(drawing)
  await expect(dialog.locator('.file-chip')).toHaveCount(4)
  await expect(dialog.locator('.spinner')).toHaveCount(0)
  await dialog.getByRole('button', { name: '提交需求' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('已加入购物车')).toBeVisible()

  await visit(page, '/cart')
  const line = page.locator('.cart-line', { hasText: '2099-12-10' })
  await expect(line).toContainText('附件 4 个')
  await line.getByRole('button', { name: /编辑/ }).click()
  const edit = page.getByRole('dialog', { name: '修改定制需求' })
  await expect(edit.locator('.file-chip-name')).toHaveText(Array(4).fill('图纸.pdf'))
  await edit.getByLabel('需求描述').fill('改为 16 H7')
  await edit.getByRole('button', { name: '提交需求' }).click()
  await expect(page.getByText('定制需求已修改')).toBeVisible()
  await page.reload()
  await expect(line).toContainText('改为 16 H7')
})

test('a buyer searches, filters, compares and saves a favourite by keyboard', async ({ page }) => {
  await page.goto('/login?redirect=/goods/list/all')
  const { loginAccount } = await openAccount(page.request)
  await logIn(page, loginAccount, firstPassword)
  await expect(page).not.toHaveURL(/login/)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const search = page.getByRole('combobox', { name: /搜索/ })
  await expect(async () => {
    await press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await search.clear()
  await page.keyboard.type('梅花联轴器')
  await press('Enter')
  await expect(page).toHaveURL(/goodsKeyWord=/)
  await expect(cards(page).first()).toContainText('梅花联轴器')

  await page.getByRole('group', { name: '品牌' }).getByRole('link').first().focus()
  await press('Enter')
  await expect(page.locator('.chip')).toHaveCount(1)
  const boxes = page.getByRole('checkbox', { name: /^对比 / })
  for (const at of [0, 1]) {
    await boxes.nth(at).focus()
    await press('Space')
  }
  await page.getByRole('button', { name: /开始对比/ }).focus()
  await press('Enter')
  await expect(page.getByRole('dialog', { name: '商品对比' })).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('button', { name: /开始对比/ })).toBeFocused()

  await visit(page, custom)
  const heart = page.getByRole('button', { name: /^收藏 / })
  await heart.focus()
  await press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '定制需求' }).focus()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: '填写定制需求' })
  await expect(dialog.getByLabel('期望交期')).toBeFocused()
  await press('Escape')
  await expect(dialog).toBeHidden()
})
