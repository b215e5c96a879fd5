import { expect, test } from '@playwright/test'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { operatorIn } from './operator'
import { visit } from './visit'

let buyer: Buyer
test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, 'demo')
  await buyer.enter(page.context(), baseURL)
})

/** Valid picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a buyer reviews a line with a picture, gets an answer, adds to the review and deletes it', async ({
  page,
  request,
}) => {
  test.slow() // many steps on both sides
  await page.goto('/user/comments')
  const line = page.getByRole('row').nth(1)
  const goodsId = /\/goods\/(\d+)/.exec(
    (await line.getByRole('link').first().getAttribute('href')) ?? '',
  )?.[1]
  await line.getByRole('button', { name: /^评价 / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '4 星' }).check({ force: true })
  await dialog.getByRole('button', { name: '发布评价' }).click()
  await expect(dialog.getByText('请输入评价')).toBeVisible()
  const words = `尺寸准确，包装完好 ${Date.now()}`
  await dialog.getByLabel('评价', { exact: true }).fill(words)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('img', { name: 'a.png' })).toBeVisible()
  await dialog.getByRole('button', { name: '发布评价' }).click()
  await expect(page.getByText('评价已发布')).toBeVisible()

  // The review is public, and its author is shown by nickname only.
  const shown: { data: { content: { text: string; author: string; images: string[] }[] } } = await (
    await request.post('/api/bbb/goodsInfo/commentPage', { data: { goodsId } })
  ).json()
  const review = shown.data.content.find(({ text }) => text === words)
  expect(review?.author).toBe('采购部周岚')
  expect((await request.get(review?.images[0] ?? '/none')).headers()['content-type']).toBe('image/png')

  const operator = await operatorIn(page.context())
  await operator.act('comments', words, '回复', { 回复内容: '感谢支持' })
  await visit(page, '/user/my-comments')
  const own = page.getByRole('row').filter({ hasText: words })
  await expect(own).toContainText('商家回复：感谢支持')
  await own.getByRole('button', { name: /^追评 / }).click()
  await dialog.getByLabel('追评').fill('用了一周依然平稳')
  await dialog.getByRole('button', { name: '发布评价' }).click()
  await expect(own).toContainText('用了一周依然平稳')
  await expect(own.getByRole('button', { name: /^追评 / })).toHaveCount(0)

  await visit(page, `/goods/${goodsId}`)
  await page.getByRole('tab', { name: /评价/ }).click()
  await expect(page.getByText(words)).toBeVisible()

  await visit(page, '/user/comments?tab=written')
  await own.getByRole('button', { name: '删除' }).click()
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(own).toHaveCount(0)
  await visit(page, `/goods/${goodsId}`)
  await page.getByRole('tab', { name: /评价/ }).click()
  await expect(page.getByText(words)).toHaveCount(0)
})

test('a buyer saves own goods, adds them to the cart and a quotation, changes and deletes them', async ({
  page,
  request,
}) => {
  const [sku] = await skusOnSale(request, 'sales')
  const detail: { data: { skuList: { id: string; skuCode: string }[] } } = await (
    await request.get(`/api/bbb/goodsInfo/detail/${sku?.goodsId}?brandTerminalId=1001`)
  ).json()
  const skuCode = detail.data.skuList.find(({ id }) => id === sku?.skuId)?.skuCode ?? ''
  await page.goto('/user/goods/edit')
  await page.getByRole('button', { name: '新增商品' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('物料编码', { exact: true }).click()
  await dialog.getByLabel('名称').fill('产线备件甲')
  await dialog.getByLabel('我的编码').fill('JX-0001')
  await dialog.getByLabel('订货号').fill('no-such-code')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('没有这个订货号')).toBeVisible()
  await dialog.getByLabel('订货号').fill(skuCode)
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: 'JX-0001' })
  await expect(row).toContainText(skuCode)

  const before = (await buyer.lines()).find(({ skuId }) => skuId === sku?.skuId)?.quantity ?? 0
  await row.getByRole('button', { name: '将 产线备件甲 加入购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
  const after = (await buyer.lines()).find(({ skuId }) => skuId === sku?.skuId)?.quantity ?? 0
  expect(after).toBeGreaterThan(before)

  // Free text, which the shop does not list.
  await page.getByRole('button', { name: '新增商品' }).click()
  await dialog.getByLabel('名称').fill('非标垫块乙')
  await dialog.getByLabel('单位').fill('块')
  await dialog.getByLabel('参考单价').fill('12.50')
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '将 非标垫块乙 加入询价单' }).click()
  await visit(page, '/cart/offer')
  await expect(
    page.locator('.offer-request-row').filter({ has: page.locator('input[value="非标垫块乙"]') }),
  ).toHaveCount(1)

  await visit(page, '/user/goods/edit?keyword=JX-0001')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: '编辑 产线备件甲' }).click()
  await dialog.getByLabel('名称').fill('产线备件丙')
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '删除 产线备件丙' }).click()
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('没有符合条件的商品')).toBeVisible()
})

test('a buyer adds several favourites to the cart and removes several', async ({ page }) => {
  await page.goto('/user/collection')
  const table = page.getByRole('table', { name: '商品' })
  await expect(table).toBeVisible()
  const names = await table
    .locator('tbody input[type=checkbox]')
    .evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('aria-label')?.slice(3) ?? ''))
  for (const name of names) await page.getByLabel(`选择 ${name}`, { exact: true }).check()
  const before = (await buyer.lines()).length
  await page.locator('.favourite-foot').getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
  expect((await buyer.lines()).length).toBeGreaterThanOrEqual(before)
  const ids: { data: string[] } = await buyer.get('/userCenter/collection/ids?kind=goods')
  await page.locator('.favourite-foot').getByRole('button', { name: '取消收藏' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消收藏' }).click()
  await expect(page.getByText('已取消收藏')).toBeVisible()
  for (const name of names) await expect(page.getByLabel(`选择 ${name}`, { exact: true })).toHaveCount(0)
  const left: { data: string[] } = await buyer.get('/userCenter/collection/ids?kind=goods')
  expect(left.data).toHaveLength(ids.data.length - 2)
  await page.getByRole('tab', { name: '店铺' }).click()
  await expect(page.getByRole('table', { name: '店铺' }).getByRole('row')).toHaveCount(11)
})
