import { expect, test, type Page } from '@playwright/test'
import { tally, timer } from '../../hard/hard.ts'
import { escapesOf, foreign, linesOf, script } from '../foreign'
import { everyDamage, seen, type Damage } from './damage'
import { networkIdle } from '../drawn'

const elements = `<p><trade-price goods-id="100001"></trade-price> <trade-stock goods-id="100001"></trade-stock>
  <trade-add-to-cart goods-id="100001"></trade-add-to-cart></p><trade-cart-badge></trade-cart-badge>
  <trade-menu></trade-menu><trade-goods-list keyword="轴承" page-size="3" hide="filters"></trade-goods-list>
  <trade-mini-cart></trade-mini-cart>`
const count = 7
const refusal = '此页面的脚本与商城不兼容'

/** Returns the visible content. It is read from outside the page, whose built-ins are damaged. */
const shown = (page: Page) => page.locator('body').ariaSnapshot()
const refusals = (words: string) => words.split(refusal).length - 1

/** Opens pages whose head runs a script before the kit loads. */
async function openPages(page: Page) {
  let damage = ''
  await page.route(`${foreign}/damaged.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>
        <script>${damage}</script>${script()}</head><body>${elements}</body></html>`,
    }),
  )
  return (of = '') => {
    damage = of
    return page.goto(`${foreign}/damaged.html`)
  }
}

/** Damages to test. Those with known failures come first. */
const damages: Damage[] = [...seen, ...everyDamage]

async function cleanPage(page: Page, open: Awaited<ReturnType<typeof openPages>>) {
  await open()
  await expect(page.locator('trade-goods-list .goods-card').last()).toContainText('加入购物车')
  await expect(page.locator('trade-mini-cart')).toContainText('登录')
  await expect(page.locator('trade-menu')).toContainText('首页')
  await networkIdle(page)
  return shown(page)
}

// Failing cases wait until their timeouts, so the whole test has a long one.
test.setTimeout(600_000)

test('damaged built-ins leave the page working, or one notice per element without an error', async ({
  page,
}) => {
  const escapes = escapesOf(page)
  const open = await openPages(page)
  const clean = await cleanPage(page, open)
  const wrong: string[] = []
  let tried = 0
  const timeIsLeft = timer()
  for (const { name, script: damage } of damages) {
    if (!timeIsLeft()) break
    tried += 1
    escapes.length = 0
    await open(damage)
    const settled = expect.poll(
      async () => {
        const words = await shown(page)
        return words === clean || refusals(words) === count
      },
      { timeout: 15_000 },
    )
    await settled.toBe(true).catch(() => wrong.push(`${name}: neither drawn nor refused`))
    if (escapes.length > 0) wrong.push(`${name}: ${escapes.join(' · ')}`)
  }
  tally({ what: 'damaged built-ins before the kit', inputs: tried, faults: tried, lost: wrong.length })
  expect(wrong).toEqual([])
})

test('reports a refusal once in the console, as an event of each element and in the doctor', async ({
  page,
}) => {
  const lines = linesOf(page)
  const open = await openPages(page)
  await open(`globalThis.told = []
    addEventListener('trade-error', ({ detail }) => (document.title += ' ' + detail.element + ':' + detail.code))
    Array.prototype.map = function () {}
    addEventListener('DOMContentLoaded', () => { document.querySelector('p').lang = 'en' })`)
  const price = page.locator('trade-price').getByRole('alert')
  await expect(price).toHaveText(
    'The scripts of this page and the shop do not go together; it cannot be shown here.',
  )
  await expect(page.locator('trade-menu').getByRole('alert')).toContainText(refusal)
  await expect(page).toHaveTitle(/trade-price:built-ins.*trade-goods-list:built-ins/)
  await page.evaluate(() => void globalThis.tradefront?.doctor())
  await expect(page.getByRole('dialog', { name: '嵌入诊断' })).toContainText('Array.prototype.map')
  expect(lines).toEqual([expect.stringContaining('changed Array.prototype.map')])
})
