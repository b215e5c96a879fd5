import { expect, test, type Page } from '@playwright/test'
import { newPhone } from './accounts'
import { operatorIn } from './operator'
import { browserDraws } from './ways'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet main')

test('a buyer reads the help: from the footer, through the tree, on to the next article', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('trade-footer').getByRole('link', { name: '下单流程' }).click()
  await expect(page).toHaveURL(/\/help\/\d+$/)
  const main = outlet(page)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('下单流程')
  await expect(page).toHaveTitle(/下单流程/)
  await expect(main.locator('.rich-text li')).toHaveCount(6)
  await expect(main.locator('.article-help-entry[aria-current]')).toHaveText('下单流程')

  await main
    .getByRole('navigation', { name: '上一篇与下一篇' })
    .getByRole('link', { name: '批量询价' })
    .click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('批量询价')
  await main.getByRole('navigation', { name: '帮助目录' }).getByRole('link', { name: '退款时效' }).click()
  await expect(main.locator('.rich-text th')).toHaveText(['支付方式', '到账时间'])
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('批量询价')

  await page.locator('trade-header').getByRole('link', { name: '帮助中心' }).click()
  for (const title of ['采购指南', '支付方式', '售后服务'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
})

test('news by category: the address shows the same list after a reload, Back, and in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/news')
  const main = outlet(page)
  const titles = main.locator('.article-news-row-title')
  await expect(titles).toHaveCount(10)
  await main
    .getByRole('navigation')
    .getByRole('link', { name: /选型指南/ })
    .click()
  await expect(page).toHaveURL(/category=/)
  await expect(
    main.locator('.article-news-row .article-meta').filter({ hasNotText: '选型指南' }),
  ).toHaveCount(0)
  await main.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(titles).toHaveCount(3)
  const shown = await titles.allInnerTexts()

  await page.reload()
  await expect(titles).toHaveText(shown)
  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(outlet(other).locator('.article-news-row-title')).toHaveText(shown)
  await other.close()

  await titles.first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(shown[0] ?? '')
  await page.goBack()
  await expect(titles).toHaveText(shown)
  await main.getByLabel('每页条数').selectOption('30')
  await expect(page).toHaveURL(/size=30/)
  await expect(titles).toHaveCount(13)
})

test('announcements lead to their text, and on to the goods that they are about', async ({ page }) => {
  await page.goto('/noticeList')
  const main = outlet(page)
  await expect(main.locator('.article-announcement-row')).toHaveCount(10)
  await main.getByRole('link', { name: /年末备货/ }).click()
  await expect(page).toHaveURL(/\/noticeList\/\d+$/)
  await expect(main.getByRole('heading', { level: 1 })).toContainText('年末备货')
  await main.getByRole('link', { name: '查看相关商品' }).click()
  await expect(page).toHaveURL(/\/goods\/list\/\w+$/)
})

test.describe('drawn by the browser', () => {
  // Answers are taken away from it.
  test.use({ storageState: browserDraws })

  test('the API is away: the page says so and comes again', { tag: '@short' }, async ({ page }) => {
    await page.route('**/news/page', (route) => route.abort())
    await page.goto('/news')
    const main = outlet(page)
    await expect(main.getByRole('alert')).toContainText('新闻资讯没有加载出来')
    await page.unroute('**/news/page')
    // The way back is offered where there is one.
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

test('an activity counts down and sells; one to come and one that is over say so', async ({ page }) => {
  await page.goto('/activity/8001')
  const main = outlet(page)
  await expect(main.locator('.activity-state')).toHaveText('进行中')
  const clock = main.getByRole('timer')
  const before = await clock.innerText()
  await expect.poll(() => clock.innerText()).not.toBe(before)
  const cards = main.locator('.goods-card')
  await expect(cards).toHaveCount(10)
  await cards.first().locator('.goods-card-name').click()
  await expect(page).toHaveURL(/\/goods\/\w+$/)
  await visit(page, '/activity/8002')
  await expect(main.locator('.activity-state')).toHaveText('未开始')
  await visit(page, '/activity/8003')
  await expect(main.locator('.activity-state')).toHaveText('已结束')
})

test('another site is opened after a word, and only a web page', async ({ page }) => {
  await page.goto(`/link?target=${encodeURIComponent('https://www.example.com/a?b=1')}`)
  const main = outlet(page)
  await expect(main.locator('.link-hint-host')).toHaveText('www.example.com')
  await expect(main.getByRole('link', { name: '继续访问' })).toHaveAttribute(
    'href',
    'https://www.example.com/a?b=1',
  )
  await expect(page.locator('trade-floating-bar').getByRole('complementary')).toHaveCount(0)
  await page.route('https://www.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().headers().referer ?? 'no referrer' }),
  )
  await main.getByRole('link', { name: '继续访问' }).click()
  await expect(page).toHaveURL('https://www.example.com/a?b=1')
  await expect(page.locator('body')).toHaveText('no referrer')
  for (const target of ['javascript:alert(1)', '//evil.example', 'https://a@b.example', '']) {
    await page.goto(`/link?target=${encodeURIComponent(target)}`)
    await expect(main).toContainText('这个链接不能打开')
    await expect(main.getByRole('link', { name: '继续访问' })).toHaveCount(0)
  }
})

test('customer service: the chat page of the site, the dialog on any page, a message that arrives', async ({
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

test('sites differ: instant messages, and a warning where there is neither', async ({ page, baseURL }) => {
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

test('a phone is sent to the mobile page, and stays on the desktop page once it chose it', async ({
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
