import { exec } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { blocksOf } from '../house/documents'
import { foreign, shop } from './foreign'
import { registry } from './registry'

const run = promisify(exec)

/** Returns the first code block of a language in a section of the README. */
function block(section: string, language: string) {
  const [, text = ''] = readFileSync('README.md', 'utf8').split(`### ${section}\n`)
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
  return code
}

test('the README’s steps show goods on a blank page', async ({ page }) => {
  test.setTimeout(600_000)
  const project = mkdtempSync(join(tmpdir(), 'tradefront-readme-'))
  const packages = await registry()
  try {
    await run(`npm pack --silent --ignore-scripts --pack-destination ${project}`)
    const env = {
      ...process.env,
      npm_config_registry: packages.address,
      npm_config_cache: join(project, 'cache'),
    }
    await run(`set -e\n${block('From npm', 'sh')}`, { cwd: project, env })

    const storedFile = z.record(z.string(), z.string())
    const hashes = storedFile.parse(
      JSON.parse(readFileSync(join(project, 'public/kit/integrity.json'), 'utf8')),
    )
    const html = block('From npm', 'html')
      .replace('https://mall.example.com/api', `${shop}/api`)
      .replace('data-site="acme"', `data-site="localhost" integrity="${hashes['tradefront.js']}"`)
    expect(html).toContain('integrity="sha384-')
    mkdirSync(join(project, 'public'), { recursive: true })
    writeFileSync(join(project, 'public/index.html'), html)

    await page.route(`${foreign}/blank/**`, (route) => {
      const asked = new URL(route.request().url()).pathname.replace('/blank/', '')
      return route.fulfill({ path: resolve(project, 'public', asked) })
    })
    await page.goto(`${foreign}/blank/index.html`)
    // Some prices are for members only.
    await expect(page.locator('.goods-card').filter({ hasText: '¥' }).nth(2)).toBeVisible()
  } finally {
    await packages.close()
    rmSync(project, { recursive: true, force: true })
  }
})

test('the README’s first page works as a saved file', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-readme-'))
  try {
    const first = blocksOf('README.md').find(({ language }) => language === 'html')
    const file = join(folder, 'page.html')
    writeFileSync(file, first?.code.replaceAll('http://localhost:4173', shop) ?? '')
    await page.goto(`file://${file}`)
    await expect(page.locator('trade-price').first()).toContainText('¥')
    await expect(page.locator('trade-goods-list .goods-card').filter({ hasText: '¥' }).nth(2)).toBeVisible()
    await expect(page.locator('trade-goods-list mark').first()).toHaveText('轴承')
    await page
      .locator('p trade-add-to-cart')
      .getByRole('button', { name: /加入购物车/ })
      .click()
    await expect(page.locator('trade-cart-badge a')).toContainText(/\d/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
