import { expect, test, type Page } from '@playwright/test'
import { escapesOf, foreign, linesOf, openForeign, script, shop, withoutViews } from '../foreign'

const elements = {
  'trade-price': '<trade-price goods-id="100001"></trade-price>',
  'trade-stock': '<trade-stock goods-id="100001"></trade-stock>',
  'trade-goods-card': '<trade-goods-card goods-id="100001"></trade-goods-card>',
  'trade-goods-list': '<trade-goods-list keyword="轴承"></trade-goods-list>',
  'trade-goods-detail': '<trade-goods-detail goods-id="100001"></trade-goods-detail>',
}
const body = `<p id="host">text of the page</p>${Object.values(elements).join('')}`

async function doctorSays(page: Page, words: RegExp) {
  await page.evaluate(() => void globalThis.tradefront?.doctor())
  const doctor = page.getByRole('dialog', { name: '嵌入诊断' })
  await expect(doctor.getByText('正在检查')).toBeHidden()
  await expect(doctor).toContainText(words)
}

/** Simulates an older back end: it has no views, and other answers about goods. */
const olderApi = (older: (json: string) => string | undefined) => async (page: Page) => {
  await withoutViews(page)
  await page.route(`${shop}/api/bbb/goodsInfo/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const answer = await route.fetch()
    const text = older(await answer.text())
    return route.fulfill({
      response: answer,
      ...(text === undefined ? { status: 404, body: '' } : { body: text }),
    })
  })
}

type Fault = {
  attributes?: string
  origin?: string
  prepare?: (page: Page) => Promise<unknown>
  says: RegExp
}
const faults: Record<string, Fault> = {
  'an invalid API address': {
    attributes: 'data-api="http://[" data-site="localhost"',
    says: /api\.invalid 无法访问/,
  },
  'a back end without CORS for this origin': {
    origin: foreign.replace('pages.', 'stranger.'),
    says: /不允许 http:\/\/stranger/,
  },
  'an older back end without a field': {
    prepare: olderApi((json) =>
      json.replaceAll('"skuItemDefault"', '"sku"').replaceAll('"skuList"', '"skus"'),
    ),
    says: /goodsInfo\/\S+ 的应答与约定不符，位置“\S+”/,
  },
  'an older back end without a call': {
    prepare: olderApi(() => undefined),
    says: /POST \/bbb\/goodsInfo\/listData 返回 404/,
  },
}
for (const [name, { attributes, origin, prepare, says }] of Object.entries(faults))
  test(
    `${name}: every element shows its error in place, and the doctor names the cause`,
    { tag: name.endsWith('a field') ? '@short' : [] },
    async ({ page }) => {
      const escapes = escapesOf(page)
      await prepare?.(page)
      await openForeign(page, body, {
        ...(attributes && { head: script(attributes) }),
        ...(origin && { origin }),
      })
      for (const tag of Object.keys(elements)) {
        const element = page.locator(`body > ${tag}`)
        const message = element.getByRole('alert').or(element.getByRole('heading', { name: /^404/ }))
        await expect(message.first(), tag).toBeVisible()
      }
      await doctorSays(page, says)
      await expect(page.locator('#host')).toHaveText('text of the page')
      expect(escapes).toEqual([])
    },
  )

test('invalid attributes fall back to defaults and log a line', async ({ page }) => {
  const escapes = escapesOf(page)
  const lines = linesOf(page)
  await openForeign(
    page,
    `<trade-goods-list category-id="../.." page-size="many" layout="heap" hide="the moon" url-state="yes" theme="pink" lang="xx"></trade-goods-list>
     <trade-add-to-cart goods-id="100001" quantity="-5"></trade-add-to-cart>
     <trade-price></trade-price><trade-price goods-id="../../1"></trade-price>
     <trade-payment url-state="none" page="nowhere"></trade-payment>
     <trade-if session="nobody">hidden</trade-if><trade-site api=""><trade-stock goods-id="100001"></trade-stock></trade-site>`,
  )
  await expect(page.locator('trade-add-to-cart').getByRole('button').last()).toBeVisible()
  await expect(
    page
      .locator('trade-goods-list')
      .getByRole('heading')
      .or(page.locator('trade-goods-list').getByRole('alert'))
      .first(),
  ).toBeVisible()
  await expect(page.locator('trade-price').last()).toContainText('商品已下架')
  const complaints = () => lines.filter((line) => line.includes('the default is used')).length
  await expect.poll(complaints).toBeGreaterThan(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringContaining('<trade-goods-list> page-size="many" is not a number'),
      expect.stringContaining('<trade-goods-list> layout="heap" is not one of grid, table'),
    ]),
  )
  expect(escapes).toEqual([])
})

test('an invalid object shows an error, and the next valid one renders', async ({ page }) => {
  const escapes = escapesOf(page)
  const lines = linesOf(page)
  await openForeign(page, elements['trade-goods-card'])
  const card = page.locator('trade-goods-card')
  await expect(card).toContainText('库存')
  await card.evaluate((element) => Object.assign(element, { goods: { id: 7, goodsName: null } }))
  await expect(card.getByRole('alert')).toBeVisible()
  await card.evaluate((element) => Object.assign(element, { goods: undefined }))
  await expect(card).toContainText('库存')
  expect(lines).toEqual([expect.stringContaining('<trade-goods-card> failed')])
  expect(escapes).toEqual([])
})

test('an invalid route map links to the shop, and the doctor names the routes', async ({ page }) => {
  const escapes = escapesOf(page)
  const lines = linesOf(page)
  const attributes = `data-api="${shop}/api" data-site="localhost" data-routes='{"goods": 5, broken'`
  await openForeign(page, elements['trade-goods-card'], { head: script(attributes) })
  await expect(page.locator('trade-goods-card a.goods-card-name')).toHaveAttribute(
    'href',
    `${shop}/goods/100001`,
  )
  expect(lines).toEqual([expect.stringContaining('the route map {"goods": 5, broken could not be read')])
  await doctorSays(page, /没有映射.*goods/)
  expect(escapes).toEqual([])
})

test('elements work without cookies, and the doctor reports the missing cookies', async ({ page }) => {
  const escapes = escapesOf(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
  await openForeign(page, body)
  await expect(page.locator('trade-price')).toContainText('¥')
  await expect(page.locator('trade-goods-list .goods-card').first()).toBeVisible()
  await doctorSays(page, /浏览器不保存 Cookie/)
  expect(escapes).toEqual([])
})
