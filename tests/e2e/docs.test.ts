import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { complaintsOf, drawn, typeFaults } from './docs'
import { foreign, shop } from './foreign'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const site = join('dist', 'docs')
const pagesIn = (folder: string) =>
  readdirSync(join(site, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/docs/${folder}${name}`)

const code = (page: Page) => page.locator('#code-shown code')

test('every example renders, and its React code compiles', async ({ context }) => {
  test.setTimeout(300_000)
  const waiting = pagesIn('elements/')
  expect(waiting.length).toBeGreaterThan(50)
  const components: [string, string][] = []
  const complaints: string[] = []

  async function walk() {
    const page = await context.newPage()
    complaintsOf(page, complaints)
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      await page.goto(path)
      const tag = path.replace(/.*\/|\.html$/g, '')
      await expect.poll(() => drawn(page, tag), { message: tag }).toBe(true)
      await page.getByRole('tab', { name: 'React' }).click()
      await expect(code(page)).toContainText('tradefront/react')
      components.push([`${tag}.tsx`, await code(page).innerText()])
    }
  }
  await Promise.all([walk(), walk(), walk()])
  expect(complaints).toEqual([])
  expect(typeFaults(components)).toBe('')
})

test('guides, tokens and calls open, and every internal link leads to a page', async ({ page }) => {
  const complaints = complaintsOf(page)
  const all = [...pagesIn(''), ...pagesIn('guides/')]
  const known = new Set([...all, ...pagesIn('elements/'), '/docs/llms-full.txt', '/', '/api/docs'])
  const lost: string[] = []
  for (const path of all) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].flatMap((anchor) => {
        const { pathname, hash } = new URL(anchor.getAttribute('href') ?? '', location.href)
        const here = pathname === location.pathname && hash && !document.querySelector(hash)
        return here ? [hash] : [pathname]
      }),
    )
    lost.push(...links.filter((link) => !known.has(link)).map((link) => `${path}: ${link}`))
  }
  expect(lost).toEqual([])
  expect(complaints).toEqual([])

  const llms = await (await page.request.get('/docs/llms.txt')).text()
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `/docs/${path}`)
  expect(named.filter((path) => !known.has(path))).toEqual([])
  expect(named.length).toBeGreaterThan(60)
})

test('the first guide’s page works as copied on another origin', async ({ page }) => {
  await page.goto('/docs/guides/script-tag.html')
  const copied = await page.locator('pre code').first().innerText()
  expect(copied).toContain(`src="${shop}/kit/tradefront.js"`)
  await page.route(`${foreign}/copied.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: copied }),
  )
  await page.goto(`${foreign}/copied.html`)
  await expect(page.locator('trade-price')).toContainText('¥')

  await page.goto('/docs/guides/react.html')
  await expect(page.locator('pre code', { hasText: 'tradefrontConfig' })).toContainText(
    `{ api: '${shop}/api', site: 'localhost',`,
  )
})

for (const theme of ['light', 'dark'] as const) {
  test(`passes axe, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    const found: string[] = []
    for (const path of [
      'index',
      'guides/events',
      'elements/trade-goods-card',
      'elements/trade-if',
      'tokens',
      'calls',
    ]) {
      await page.goto(`/docs/${path}.html`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.evaluate(() => globalThis.tradefront?.ready())
      await page.evaluate(axe)
      const { violations }: AxeResults = await page.evaluate('axe.run({ resultTypes: ["violations"] })')
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ target }) => `${path}: ${id}: ${target.flat().join(' ')}`))
    }
    expect(found).toEqual([])
  })
}
