import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { openForeign, script } from '../foreign'

const pageSheet = (css: string) => `<style>${css}</style>`
const stage = `<p id="above">words of the page, <a href="#">a link</a> and <button>a button</button></p>
  <div class="stage"><trade-goods-card goods-id="100001" layout="row"></trade-goods-card></div>
  <div class="stage"><trade-goods-list keyword="轴承" page-size="10" hide="filters"></trade-goods-list></div>
  <p id="below">words of the page</p>`
// The place of the elements is the page's own affair; what is inside of them is ours.
const place = `.stage { display: block !important; width: 1000px !important; margin: 20px !important }
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

async function picturesOf(page: Page, head: string) {
  await openForeign(page, stage, { head: head + pageSheet(place) + script() })
  const list = page.locator('trade-goods-list')
  await expect(list.locator('trade-goods-card').last()).toContainText('¥')
  await expect(page.locator('.stage trade-goods-card').first()).toContainText('库存')
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
  await page.waitForLoadState('networkidle')
  const shot = async (at: number) =>
    (await page.locator('.stage').nth(at).screenshot({ animations: 'disabled' })).toString('base64')
  return [await shot(0), await shot(1)]
}

/** The share of pixels that differ, counted by the browser itself; 1 when the sizes differ. */
const difference = (page: Page, one = '', other = '') =>
  page.evaluate(
    async (shots) => {
      // Edges are smoothed by where they lie on the screen: that much is no difference.
      const edge = 48
      const [a, b] = await Promise.all(
        shots.map(async (shot) => {
          const image = new Image()
          image.src = `data:image/png;base64,${shot}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let differing = 0
      for (let at = 0; at < a.data.length; at += 4)
        if (
          [0, 1, 2].some(
            (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > edge,
          )
        )
          differing++
      return differing / (a.width * a.height)
    },
    [one, other],
  )

for (const [name, css] of Object.entries(hostile))
  test(`styles of the page do not reach inside: ${name}`, async ({ page }) => {
    const plain = await picturesOf(page, '')
    await page.unrouteAll()
    const beside = await picturesOf(page, pageSheet(css))
    expect(await difference(page, plain[0], beside[0]), 'card').toBeLessThanOrEqual(0.001)
    expect(await difference(page, plain[1], beside[1]), 'list').toBeLessThanOrEqual(0.001)
  })

test('nothing of ours reaches outside: what is around the elements looks the same without them', async ({
  page,
}) => {
  const head = `${pageSheet('body { font: 18px/1.6 serif; margin: 24px } .stage { height: 300px; overflow: hidden }')}`
  const outside = async (kit: string) => {
    await openForeign(page, stage, { head: head + kit })
    if (kit) await expect(page.locator('trade-goods-list trade-goods-card').first()).toContainText('¥')
    const shot = await page.screenshot({ mask: [page.locator('.stage')], animations: 'disabled' })
    await page.unrouteAll()
    return shot.toString('base64')
  }
  const without = await outside('')
  expect(await difference(page, without, await outside(script()))).toBe(0)
})
