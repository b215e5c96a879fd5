import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { networkIdle, wake } from './drawn'
import { escapesOf } from './foreign'
import { countIn } from './shop'
import { isWrite } from './is-write'

// A laptop loses its connection. Visible content stays, actions are not sent, and missing content loads after
// reconnection.

test(
  'an offline page keeps its content, shows one notice, sends nothing and recovers online',
  { tag: '@short' },
  async ({ page, context, baseURL }) => {
    const buyer = await buyerBehind(page.request, takeCompany().account)
    await buyer.enter(context, baseURL)
    const escapes = escapesOf(page)
    const cards = page.locator('.goods-grid .goods-card')
    const cart = page.locator('trade-menu').getByRole('link', { name: /购物车/ })
    const notice = page.locator('trade-notice-host').getByText('请稍后重试')
    await page.goto('/goods/list/11')
    await expect(cards.first()).toContainText('¥')
    await networkIdle(page)
    const before = await countIn(cart)
    const first = () => cards.first().locator('a').first().getAttribute('href')
    const shown = await first()
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    const sent: string[] = []
    page.on('requestfinished', (request) => isWrite(request) && sent.push(request.url()))

    const add = cards
      .filter({ hasNotText: '缺货' })
      .first()
      .getByRole('button', { name: /加入购物车|加购/ })
    // The code for the action is loaded.
    await wake(page)
    await add.hover()
    await networkIdle(page)
    await context.setOffline(true)
    await add.click()
    await add.click()
    await expect(notice).toHaveCount(1)
    await page.getByRole('link', { name: '下一页' }).last().click()
    await expect(page.getByRole('alert').getByRole('button', { name: '重新加载' })).toBeVisible()
    expect(sent).toEqual([])

    await context.setOffline(false)
    await expect(cards.first()).toContainText('¥')
    await expect.poll(first).not.toBe(shown)
    await networkIdle(page)
    expect(await countIn(cart)).toBe(before)
    expect(loads).toBe(0)
    expect(escapes).toEqual([])
  },
)
