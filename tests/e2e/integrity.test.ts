import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { escapesOf, openForeign, script, shop } from './foreign'
import { fileWith, homeOf } from './kit-files'

const elements =
  '<trade-price goods-id="100001"></trade-price><trade-goods-list keyword="轴承"></trade-goods-list>'
const hashOf = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join('dist', 'kit', file)))
    .digest('base64')}`
const filesOfKit = () =>
  readdirSync(join('dist', 'kit'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )

/** Returns a head with the hash of every file from `integrity.json`. */
const head = () => {
  const integrity = Object.fromEntries(filesOfKit().map((file) => [`${shop}/kit/${file}`, hashOf(file)]))
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>
    <link rel="stylesheet" href="${shop}/kit/tradefront.css" integrity="${hashOf('tradefront.css')}" crossorigin>
    ${script().replace('<script', `<script integrity="${hashOf('tradefront.js')}" crossorigin`)}`
}

/** Changes the last byte of a file, as a faulty proxy would. */
const change = (page: Page, file: string) =>
  page.route(`${shop}/kit/${file}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()} ` })
  })

test('a page with the hashes of all files works', async ({ page }) => {
  const escapes = escapesOf(page)
  await openForeign(page, elements, { head: head() })
  await expect(page.locator('trade-price')).toContainText('¥')
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  expect(escapes).toEqual([])
})

for (const [what, file] of [
  ['the file that holds an element', homeOf('trade-price')],
  ['a file that all elements share', fileWith('src/core/host/pinned.ts')],
] as const)
  test(`the browser refuses ${what} with one changed byte, and the element reports it`, async ({ page }) => {
    const escapes = escapesOf(page)
    await change(page, file)
    await openForeign(page, elements, { head: head() })
    await expect(page.locator('trade-price').getByRole('alert')).toContainText('页面资源加载失败')
    expect(escapes).toEqual([])
  })

test('the style sheet reports a loader with a changed byte at each element and shows the fallback', async ({
  page,
}) => {
  await change(page, 'tradefront.js')
  await openForeign(page, `<trade-price goods-id="100001">Ask us</trade-price>${elements}`, { head: head() })
  await expect(page.getByText('Ask us')).toBeVisible()
  const words = () =>
    page.locator('trade-goods-list').evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::after')
      return visibility === 'visible' && content
    })
  await expect.poll(words).toContain('页面资源加载失败')
})
