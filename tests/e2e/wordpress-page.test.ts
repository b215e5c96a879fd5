import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import * as z from 'zod'
import { foreign } from './foreign'

// demo/pages/wordpress/try tests the plugin on a real WordPress. These tests need none.
const built = join('dist', 'pages', 'wordpress')
const plugin = join(built, 'tradefront')
const textOf = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

test('the page shows live data for its shortcodes', async ({ page }) => {
  await page.goto(`${foreign}/wordpress/`)
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
  await expect(section('A price').locator('trade-price')).toContainText('¥8.60')
  await expect(section('Any element by its tag')).toContainText('Add to cart')
  await expect(section('A product').locator('trade-goods-card')).toContainText('¥8.60')
  await expect(section('Words for visitors alone').locator('trade-if')).toBeVisible()
  await expect(section('A list of goods').locator('.goods-card').first()).toContainText('6205')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download tradefront.zip' }).click(),
  ])
  const files = Object.keys(unzipSync(readFileSync(await zip.path())))
  expect(files).toEqual(filesIn(plugin).map((file) => `tradefront/${file}`))
  expect(files).toContain('tradefront/elements.json')
})

test('posts may contain every element, but not set the API or other sites’ scripts', () => {
  const list = z
    .record(z.string(), z.object({ holds: z.boolean(), attributes: z.record(z.string(), z.unknown()) }))
    .parse(JSON.parse(textOf(join(plugin, 'elements.json'))))
  const tags = readdirSync('elements').flatMap((file) => /^(trade-[\w-]+)\.tsx?$/.exec(file)?.[1] ?? [])
  expect(Object.keys(list).sort()).toEqual(tags.sort())
  for (const { attributes } of Object.values(list))
    expect(Object.keys(attributes)).not.toEqual(expect.arrayContaining(['api']))
  expect(list['trade-goods-list']?.attributes).toMatchObject({
    keyword: { type: 'string' },
    layout: { type: 'choice', choices: ['grid', 'table'] },
    'page-size': { type: 'number' },
  })
  expect(list['trade-goods-list']?.attributes).not.toHaveProperty('card-tag')
  expect(Object.keys(list).filter((tag) => list[tag]?.holds)).toEqual(['trade-if'])
})

test('every text of the plugin has a Chinese translation', () => {
  const sources = filesIn(plugin).filter((file) => /\.(php|js)$/.test(file))
  const words = sources.flatMap((file) =>
    [...textOf(join(plugin, file)).matchAll(/_(?:_|e|html__)\(\s*'([^']+)',\s*'tradefront'/g)].map(
      ([, text]) => text,
    ),
  )
  const po = textOf(join(plugin, 'languages', 'tradefront-zh_CN.po'))
  const mo = readFileSync(join(plugin, 'languages', 'tradefront-zh_CN.mo'))
  const { title, description, keywords } = z
    .object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) })
    .parse(JSON.parse(textOf(join(plugin, 'block', 'block.json'))))
  expect(words.length).toBeGreaterThan(12)
  for (const text of [...words, title, description, ...keywords]) {
    const [translation = ''] = po.split(`msgid "${text}"\nmsgstr "`)[1]?.split('"\n') ?? []
    expect(translation, text).toMatch(/\p{Script=Han}/u)
    expect(mo.includes(`\0${translation}\0`), text).toBe(true)
  }
})
