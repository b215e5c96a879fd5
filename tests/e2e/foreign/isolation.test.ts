import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { openForeign, script, shop } from '../foreign'
import { differingPixels } from '../pictures'
import { networkIdle } from '../drawn'

const pageSheet = (css: string) => `<style>${css}</style>`
const stage = `<p id="above">words of the page, <a href="#">a link</a> and <button>a button</button></p>
  <div class="stage"><trade-goods-card goods-id="100001" layout="row"></trade-goods-card></div>
  <div class="stage"><trade-goods-list keyword="轴承" page-size="10" hide="filters"></trade-goods-list></div>
  <p id="below">words of the page</p>`
// The page may style the placement of elements. Their content must not change.
const stageStyle = `.stage { display: block !important; width: 1000px !important; margin: 20px !important }
  .stage > * { display: block !important }
  html, body { display: block !important; background: #fff !important }
  head { display: none !important }`

const hostile: Record<string, string> = {
  'Bootstrap 3': readFileSync('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8'),
  'everything unset, 40 px cursive, from right to left':
    '* { all: unset !important; font: 40px cursive; direction: rtl }',
  'everything inherited, big, spaced, dark and upper case':
    '* { letter-spacing: 5px; word-spacing: 9px; line-height: 3; text-transform: uppercase; text-indent: 2em; font: italic 700 30px cursive; color: red; cursor: wait; visibility: visible; text-shadow: 1px 1px red; box-sizing: content-box; padding: 0; text-align: right; white-space: pre }',
}

// Without views: the second page would show one, which has no arrival dates before the first touch.
const ofCode = `data-api="${shop}/api" data-site="localhost" data-views="off"`

async function picturesOf(page: Page, head: string): Promise<[card: Buffer, list: Buffer]> {
  await openForeign(page, stage, { head: head + pageSheet(stageStyle) + script(ofCode) })
  const list = page.locator('trade-goods-list')
  await expect(list.locator('.goods-card').last()).toContainText('¥')
  await expect(page.locator('.stage trade-goods-card').first()).toContainText('库存')
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
  await networkIdle(page)
  const shot = (at: number) => page.locator('.stage').nth(at).screenshot({ animations: 'disabled' })
  return [await shot(0), await shot(1)]
}

/** Returns the share of pixels that differ. 1 if the sizes differ. */
async function difference(page: Page, one: Buffer, other: Buffer) {
  const { differing, all } = await differingPixels(page, one, other, 48)
  return differing / all
}

for (const [name, css] of Object.entries(hostile))
  test(
    `the page’s styles do not affect the inside: ${name}`,
    { tag: name.includes('unset') ? '@short' : [] },
    async ({ page }) => {
      const plain = await picturesOf(page, '')
      await page.unrouteAll()
      const beside = await picturesOf(page, pageSheet(css))
      expect(await difference(page, plain[0], beside[0]), 'card').toBeLessThanOrEqual(0.001)
      expect(await difference(page, plain[1], beside[1]), 'list').toBeLessThanOrEqual(0.001)
    },
  )

test('the kit’s styles do not change the page around the elements', async ({ page }) => {
  const head = `${pageSheet('body { font: 18px/1.6 serif; margin: 24px } .stage { height: 300px; overflow: hidden }')}`
  const outside = async (kit: string) => {
    await openForeign(page, stage, { head: head + kit })
    if (kit) await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
    const shot = await page.screenshot({ mask: [page.locator('.stage')], animations: 'disabled' })
    await page.unrouteAll()
    return shot
  }
  const without = await outside('')
  expect(await difference(page, without, await outside(script()))).toBe(0)
})
