import { expect, test } from '@playwright/test'
import { walkTo } from './walk'
import { visit } from './visit'

/** Addresses of missing items, including drafts, items of another site and malicious input. */
const missing = [
  ['/nothing/here', '页面不存在', '全部分类'],
  ['/goods/nothing', '商品不存在或已下架', '全部商品'],
  ['/goods/%00', '商品不存在或已下架', '全部商品'],
  ['/goods/list/nothing', '没有这个分类', '全部分类'],
  ["/goods/list/1'%20or%201=1", '没有这个分类', '全部分类'],
  ['/brand/nothing', '没有这个品牌', '全部品牌'],
  ['/shop/nothing', '没有这家店铺', '全部店铺'],
  ['/gift/nothing', '没有这件礼品', '全部礼品'],
  ['/activity/nothing', '活动不存在', '全部商品'],
  ['/activity/8004', '活动不存在', '全部商品'],
  ['/activity/8101', '活动不存在', '全部商品'],
  ['/page/nothing', '页面不存在', '全部分类'],
  ['/help/nothing', '这篇文章不存在', '返回列表'],
  ['/news/%3Cscript%3E', '这篇文章不存在', '返回列表'],
  // Help article.
  ['/news/100101', '这篇文章不存在', '返回列表'],
  ['/news/nothing', '这篇文章不存在', '返回列表'],
  ['/noticeList/nothing', '这篇文章不存在', '返回列表'],
  ['/newShop/one', '页面不存在', '全部分类'],
] as const

test('a missing item is a 404 inside the shell, which names it and offers links', async ({ page }) => {
  const main = page.locator('trade-outlet main')
  const heading = main.getByRole('heading', { level: 1 })
  await page.goto('/shop')
  await expect(main.locator('.shop-row').first()).toBeVisible()
  for (const [path, what, others] of missing) {
    await test.step(path, async () => {
      await walkTo(page, path)
      await expect(heading).toHaveText(`404　${what}`)
      await expect(page).toHaveTitle(new RegExp(what))
      await expect(main.locator('nav, .goods-card, .shop-row')).toHaveCount(0)
      await expect(main.getByRole('link')).toHaveText(['返回首页', others])
      await expect(page.locator('trade-menu').getByRole('combobox')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  await test.step('the links of the 404 page lead to existing pages', async () => {
    await main.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).not.toHaveTitle(/不存在/)
    await visit(page, '/goods/list/nothing')
    await expect(heading).toHaveText('404　没有这个分类')
    await main.getByRole('link', { name: '全部分类' }).click()
    await expect(page).toHaveURL('/category/all')
    await expect(heading).not.toContainText('404')
  })

  await test.step('a 404 does not affect the next page, and Back shows it again', async () => {
    for (const [gone, there] of [
      ['/brand/nothing', '/brand'],
      ['/shop/nothing', '/shop/3017'],
      ['/goods/list/nothing', '/goods/list/all?goodsKeyWord=6204'],
    ] as const) {
      await page.goto(gone)
      await expect(heading).toContainText('404')
      await walkTo(page, there)
      await expect(heading).not.toContainText('404')
      await expect(page).not.toHaveTitle(/没有/)
      await page.goBack()
      await expect(heading).toContainText('404')
      await expect(page).toHaveTitle(/没有/)
    }
  })
})
