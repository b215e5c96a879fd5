import { expect, test, type Page } from '@playwright/test'
import { newPhone } from './accounts'
import { operatorIn } from './operator'
import { browserDraws } from './render-modes'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet main')

test.describe('rendered by the browser', () => {
  // This page is rendered by the browser, because its API responses are blocked.
  test.use({ storageState: browserDraws })

  test('reports an unreachable API and loads the news on retry', async ({ page }) => {
    await page.route('**/news/page', (route) => route.abort())
    await page.goto('/news')
    const main = outlet(page)
    await expect(main.getByRole('alert')).toContainText('新闻资讯没有加载出来')
    await page.unroute('**/news/page')
    // The button is offered only if there is a previous page.
    await expect(main.getByRole('button', { name: '返回上一页' })).toHaveCount(0)
    await main.getByRole('button', { name: '重新加载' }).click()
    await expect(main.locator('.article-news-row')).toHaveCount(10)

    await page.route('**/bbb/news/detail/**', (route) => route.abort())
    await main.locator('.article-news-row-title').first().click()
    await expect(main.getByRole('alert')).toContainText('没有加载出来')
    await main.getByRole('button', { name: '返回上一页' }).click()
    await expect(page).toHaveURL(/\/news$/)
    await expect(main.locator('.article-news-row')).toHaveCount(10)
  })
})

test('customer service opens the site’s chat page, and a message reaches the platform', async ({
  page,
  context,
}) => {
  await page.goto('/service')
  const main = outlet(page)
  for (const title of ['如何下单', '如何退换', '如何开票'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()

  const chat = context.waitForEvent('page')
  await page.locator('trade-floating-bar').getByRole('button', { name: '客服' }).click()
  const opened = await chat
  await opened.waitForLoadState()
  expect(opened.url()).toContain('/demo/chat?brandSiteId=1001')
  await expect(opened.locator('body')).toContainText('禾拓工采')
  await opened.close()

  await visit(page, '/goods/list/all')
  const opener = page.locator('trade-footer').getByRole('button', { name: '咨询客服' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '咨询客服' })
  await expect(dialog).toContainText('400-000-6118')
  await dialog.getByRole('button', { name: '提交留言' }).click()
  await expect(dialog.getByText('请输入联系电话')).toBeVisible()
  const phone = newPhone()
  await dialog.getByLabel('联系电话').fill(phone)
  await dialog.getByLabel('留言内容').fill('6204 什么时候到货？')
  const answer = page.waitForResponse('**/service/message/add*')
  await dialog.getByRole('button', { name: '提交留言' }).click()
  expect(await (await answer).json()).toMatchObject({
    code: 200,
    data: { id: expect.stringMatching(/^\d+$/) },
  })
  await expect(dialog.locator('.customer-service-consult-sent')).toContainText('留言已提交')
  await expect(dialog.locator('.customer-service-consult-sent')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  const operator = await operatorIn(context)
  await operator.at('service-messages')
  await expect(operator.row(phone)).toContainText('6204 什么时候到货？')
  await operator.act('service-messages', phone, '已回复')
  await expect(operator.row(phone)).toHaveCount(0)
})

test('sites offer instant messages, or a warning without any channel', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port
  const service = page.locator('trade-floating-bar').getByRole('button', { name: '客服' })
  await page.goto(`http://newshop.localhost:${port}/help`)
  await service.click()
  await expect(page.getByText('平台未设置或未启用客服')).toBeVisible()

  await page.context().route('https://im.example.com/**', (route) => route.fulfill({ body: 'messages' }))
  await page.goto(`http://group.localhost:${port}/help`)
  const message = page.waitForEvent('popup')
  await service.click()
  await expect(await message).toHaveURL('https://im.example.com/group')

  await page.goto(`http://north.localhost:${port}/news`)
  await expect(outlet(page).locator('.article-news-row-title')).toHaveCount(3)
  await expect(page.locator('trade-footer .footer-code')).toHaveCount(3)
})

test('a phone is redirected to the mobile page and stays on the desktop page once chosen', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    baseURL,
  })
  const page = await phone.newPage()
  await page.goto('/help/100101?x=1')
  await expect(page).toHaveURL(/\/m\?to=/)
  await page.getByRole('link', { name: '访问电脑版' }).click()
  await expect(page).toHaveURL(/\/help\/100101\?x=1$/)
  await expect(outlet(page).getByRole('heading', { level: 1 })).toHaveText('注册与登录')
  await page.goto('/news')
  await expect(outlet(page).locator('.article-news-row')).toHaveCount(10)
  await expect(page).toHaveURL(/\/news$/)
  await phone.close()
})
