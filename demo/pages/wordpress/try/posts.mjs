import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const post = `<p>Bearings at [trade_price goods-id="100001"], in stock: [tradefront element="trade-stock" goods-id="100001"].</p>
[trade_add_to_cart goods_id="100001" hide-stepper]
[trade_goods_list keyword="轴承" page-size="10" api="https://evil.example" onclick="alert(1)" layout="heap"]
[trade_if session="visitor"]<strong>Log in for your price</strong>[/trade_if]
[tradefront element="script" goods-id="1"]
[trade_price goods-id='"><img src=x onerror=alert(1)>']`

/** Matches a shortcode and its output on the page that explains the plugin. */
const example = /<pre>(\[.*?)<\/pre>\s*(<trade-.*?>)\s*<\/section>/gs

/** Checks that an author's shortcodes show goods with prices, and that unlisted elements and attributes are removed. */
export async function tryPosts(bench) {
  const { page, wordpress, shop, integrity, picture } = bench
  const address = wordpress.run('post', 'Which bearing', post)
  await page.context().clearCookies()
  const asked = []
  page.on('request', (request) => asked.push(request.url()))
  const html = await (await page.goto(address)).text()
  await expect(page.locator('trade-goods-list trade-goods-card').nth(4)).toContainText('¥')
  await expect(page.locator('trade-price').first()).toContainText('¥')
  await expect(page.locator('trade-add-to-cart').first()).toHaveAttribute('hide-stepper', '')
  await expect(page.locator('trade-if')).toContainText('Log in for your price')
  await expect(page.locator('trade-goods-list')).toHaveCSS('display', 'block')
  await picture('post')
  const [list = ''] = /<trade-goods-list[^>]*>/.exec(html) ?? []
  assert.equal(list, '<trade-goods-list keyword="轴承" page-size="10">')
  assert.equal((html.match(/<img src=x/g) ?? []).length, 0)
  assert.equal((html.match(/<script type="module"[^>]*tradefront\.js/g) ?? []).length, 1)
  assert.match(html, new RegExp(`crossorigin="anonymous" integrity="${integrity.replaceAll('+', '\\+')}"`))
  assert.ok(!html.includes('there is no element'))
  assert.ok(asked.some((url) => url.startsWith(`${shop}/api/`)))

  const examples = [
    ...readFileSync(join('demo', 'pages', 'wordpress', 'index.html'), 'utf8').matchAll(example),
  ]
  const all = examples.map(([, shortcode]) => shortcode).join('\n\n')
  const printed = await (await page.goto(wordpress.run('post', 'Examples', all))).text()
  assert.ok(examples.length > 3)
  for (const [, shortcode, shown] of examples)
    assert.ok(printed.includes(shown), `${shortcode} is not ${shown}`)

  const plain = await (
    await page.goto(wordpress.run('post', 'Nothing of the shop', '<p>Only words</p>'))
  ).text()
  assert.ok(!plain.includes('tradefront.js'))
}
