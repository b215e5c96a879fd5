import { takeCompany } from '../accounts'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { contentPolicy } from '../../../demo/server/core/http/content-policy'
import { escapesOf, foreign, openForeign, shop } from '../foreign'
import { logIn } from '../shop'

/** Records policy violations from the start of the page. The test's own scripts are not subject to the policy. */
async function refusalsOf(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      refused.push([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    )
  })
  return () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)
}

test(
  'buying from a list violates neither the published policy nor Trusted Types',
  { tag: '@short' },
  async ({ page }) => {
    const refusals = await refusalsOf(page)
    const escapes = escapesOf(page)
    const response = await page.goto(`${foreign}/strict.html`)
    expect(response?.headers()['content-security-policy']).toBe(contentPolicy(shop, "'self'"))
    expect(contentPolicy(shop)).not.toContain('unsafe')
    const guide = await readFile('demo/docs/guides/090-csp.md', 'utf8')
    expect(guide).toContain(contentPolicy('https://mall.example.com'))

    await test.step('small elements, list, detail, rich text and home blocks', async () => {
      await expect(page.locator('trade-price').first()).toContainText('¥')
      await expect(page.locator('trade-goods-list .goods-card').first()).toBeVisible()
      await expect(page.locator('trade-goods-detail').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('trade-help .rich-text').getByRole('listitem').first()).toBeVisible()
      await page.locator('trade-home').scrollIntoViewIfNeeded()
      await expect(page.locator('trade-home .home-floor-name').first()).toBeVisible()
      await expect(page.locator('trade-goods-detail img').first()).toHaveJSProperty('complete', true)
    })

    await test.step('sort, filter and page the list', async () => {
      const list = page.locator('trade-goods-list')
      await list.getByRole('button', { name: '销量' }).click()
      await list.getByRole('button', { name: '多选' }).first().click()
      await list.getByRole('button', { name: '下一页' }).last().click()
      await expect(list.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    })

    await test.step('the detail’s pictures, sizes and texts', async () => {
      const detail = page.locator('trade-goods-detail')
      for (const tab of await detail.getByRole('tab').all()) await tab.click()
      await detail.locator('img').first().hover()
    })

    await test.step('into the cart, with the login in its dialog', async () => {
      await page.locator('p trade-add-to-cart').getByRole('button', { name: '加入购物车' }).click()
      await page.locator('.toast-way').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await logIn(page, takeCompany().account)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('trade-cart-badge')).toContainText(/\d/)
    })

    await test.step('a style sheet of the page applies under the policy', async () => {
      await page.evaluate(() =>
        Object.assign(document.querySelector('trade-price') ?? {}, {
          injectCss: '.price { color: rgb(9, 9, 9) }',
        }),
      )
      await expect(page.locator('trade-price .price').first()).toHaveCSS('color', 'rgb(9, 9, 9)')
    })
    expect(await refusals()).toEqual([])
    expect(escapes).toEqual([])
  },
)

test('a host outside the policy is refused and detected by this test', async ({ page }) => {
  const refusals = await refusalsOf(page)
  await page.goto(`${foreign}/strict.html`)
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.invalid/a.png'
    document.body.append(picture)
  })
  await expect.poll(refusals).toEqual([expect.stringContaining('img-src https://elsewhere.invalid')])
})

/** Elements that need each part of the policy. */
const elements = `<p><trade-price goods-id="100001">Ask us</trade-price></p>
  <trade-goods-card goods-id="100001"></trade-goods-card><trade-help article-id="100101"></trade-help><trade-language></trade-language>`

const published = contentPolicy(shop, "'self'")
const without = (directive: string) =>
  published
    .split('; ')
    .filter((line) => !line.startsWith(directive))
    .join('; ')

async function doctorSays(page: Page, words: RegExp) {
  await page.evaluate(() => void globalThis.tradefront?.doctor())
  await expect(page.getByRole('dialog', { name: '嵌入诊断' })).toContainText(words)
}

const narrower: Record<string, [policy: string, seen: (page: Page) => Promise<unknown>]> = {
  'script-src': [without('script-src'), (page) => expect(page.getByText('Ask us')).toBeVisible()],
  'connect-src': [
    without('connect-src'),
    async (page) => {
      await expect(page.locator('trade-price').getByRole('alert')).toBeVisible()
      await doctorSays(page, /内容安全策略阻止了 .*\/api\/.*：请把它加入 connect-src/)
    },
  ],
  'img-src': [
    without('img-src'),
    async (page) => {
      await expect(page.locator('trade-goods-card')).toContainText('¥')
      await doctorSays(page, /内容安全策略阻止了 .*：请把它加入 img-src/)
    },
  ],
  'the Trusted Types policy of Lit': [
    published.replace(' lit-html', ''),
    async (page) => {
      await expect(page.locator('trade-language').getByRole('alert')).toContainText('页面资源加载失败')
      // The rendered content stays without it.
      await expect(page.locator('trade-price')).toContainText('¥')
    },
  ],
}
for (const [what, [policy, seen]] of Object.entries(narrower))
  test(`without ${what} the page shows a fallback or an error, and no exception escapes`, async ({
    page,
  }) => {
    const escapes = escapesOf(page)
    await openForeign(page, elements, { headers: { 'Content-Security-Policy': policy } })
    await seen(page)
    expect(escapes).toEqual([])
  })

test('adopts style sheets without style elements, and uses the theme’s colours', async ({ page }) => {
  await openForeign(page, elements, { headers: { 'Content-Security-Policy': published } })
  await expect(page.locator('trade-help .rich-text').getByRole('listitem').first()).toBeVisible()
  const written = await page.evaluate(() => {
    const stylesIn = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, { localName, shadowRoot }) =>
          sum + (localName === 'style' ? 1 : 0) + (shadowRoot ? stylesIn(shadowRoot) : 0),
        0,
      )
    return stylesIn(document)
  })
  expect(written).toBe(0)
  for (const [part, token] of [
    ['trade-price .price', '--trade-price'],
    ['trade-help .trade-root', '--trade-ink'],
  ] as const) {
    const [colour, wanted] = await page
      .locator(part)
      .first()
      .evaluate((element, name) => {
        const probe = element.appendChild(document.createElement('span'))
        const { color } = getComputedStyle(element)
        probe.style.color = `var(${name})`
        const theme = getComputedStyle(probe).color
        probe.remove()
        return [color, theme]
      }, token)
    expect(colour, part).toBe(wanted)
    expect(wanted, token).not.toBe('rgb(0, 0, 0)')
  }
})
