import { expect, test } from '@playwright/test'
import { foreign, openForeign, script } from './foreign'

test('slots show the page’s content, and the default without any', async ({ page }) => {
  await openForeign(
    page,
    `<trade-header><a slot="header-start" href="/intranet">Intranet</a><b slot="header-end">Ext. 7001</b></trade-header>
    <trade-goods-card goods-id="100001"><em slot="actions-after">in stock room 4</em></trade-goods-card>
    <trade-goods-detail goods-id="100001"><em slot="actions-after">ask Li first</em></trade-goods-detail>
    <trade-goods-list keyword="nothing-is-called-so"><p slot="empty">Ask the store room.</p></trade-goods-list>
    <trade-goods-list id="ours" keyword="nothing-is-called-so"></trade-goods-list>`,
  )
  await expect(page.getByText('Intranet')).toBeVisible()
  const xOf = (text: string) => page.getByText(text).evaluate((node) => node.getBoundingClientRect().left)
  await expect(page.locator('trade-header')).toContainText('请登录')
  expect(await xOf('Intranet')).toBeLessThan(await xOf('Ext. 7001'))
  await expect(page.getByText('in stock room 4')).toBeVisible()
  await expect(page.getByText('ask Li first')).toBeVisible()
  await expect(page.getByText('Ask the store room.')).toBeVisible()
  await expect(page.locator('trade-goods-list').first().getByText('没有找到')).toBeHidden()
  await expect(page.locator('#ours')).toContainText('没有找到')
})

test('the host handles cart, navigation and toasts itself', { tag: '@short' }, async ({ page }) => {
  await openForeign(
    page,
    '<trade-cart-badge></trade-cart-badge><trade-goods-card goods-id="100001"></trade-goods-card>',
  )
  await expect(page.locator('trade-goods-card')).toContainText('¥')
  await page.evaluate(() => {
    const done: string[] = []
    Object.assign(globalThis, { done })
    Object.assign(globalThis.tradefront?.actions ?? {}, {
      openCart: () => done.push('cart'),
      openLogin: () => done.push('login'),
      navigate: (href: string, { route }: { route?: string }) =>
        done.push(`${route} ${new URL(href).pathname}`),
      notify: ({ tone, title }: { tone: string; title: string }) => done.push(`${tone} ${title}`),
    })
  })
  await page.locator('trade-cart-badge').getByRole('link').click()
  await page.locator('trade-goods-card').getByRole('link').last().click()
  await page.locator('trade-goods-card').getByRole('button', { name: '加入购物车' }).click()
  const done = () => page.evaluate(() => Reflect.get(globalThis, 'done') as string[])
  await expect.poll(done).toEqual(['cart', 'goods /goods/100001', 'success 已放入购物车'])
  expect(page.url()).toContain(foreign)
  await expect(page.getByText('已放入购物车')).toHaveCount(0)
})

test('replaces one text by key and adds a third language', async ({ page }) => {
  const texts = JSON.stringify({ 'zh-CN': { 'cart.title': '采购车' }, vi: { 'cart.title': 'Giỏ hàng' } })
  await openForeign(
    page,
    '<trade-cart-badge></trade-cart-badge><trade-cart-badge lang="vi"></trade-cart-badge><trade-cart-badge lang="en"></trade-cart-badge>',
    { head: `<script>tradefrontConfig = { messages: ${texts} }</script>${script()}` },
  )
  await expect(page.locator('trade-cart-badge').nth(0)).toContainText('采购车')
  await expect(page.locator('trade-cart-badge').nth(1)).toContainText('Giỏ hàng')
  await expect(page.locator('trade-cart-badge').nth(2)).toContainText('Cart')
})
