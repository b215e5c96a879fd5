import { expect, test, type Page } from '@playwright/test'
import { escapesOf, openForeign, script } from '../foreign'

/** Records every built-in function and object by path, with a number for its identity. */
async function watchBuiltIns(page: Page) {
  await page.addInitScript(() => {
    const seen = () => {
      const found = new Map<string, unknown>()
      const walk = (path: string, holder: object) => {
        for (const key of Reflect.ownKeys(holder)) {
          const { value, get, set } = Object.getOwnPropertyDescriptor(holder, key) ?? {}
          const name = `${path}.${String(key)}`
          found.set(name, get ?? set ?? value)
          const inner: unknown = typeof value === 'function' ? value.prototype : value
          const known = path === 'window' && typeof value === 'function'
          if (known && typeof inner === 'object' && inner) walk(`${name}.prototype`, inner)
          if (known || /^window\.(JSON|Math|Reflect|Intl|Atomics|console|CSS)$/.test(name))
            walk(name, value as object)
        }
      }
      walk('window', window)
      for (const name of ['document', 'history', 'location', 'navigator', 'customElements'] as const)
        walk(name, window[name])
      return found
    }
    const before = seen()
    const changed = () => {
      const now = seen()
      return [...before].flatMap(([name, value]) => (Object.is(now.get(name), value) ? [] : [name]))
    }
    Object.assign(globalThis, { changed })
  })
  return () => page.evaluate(() => (globalThis as unknown as { changed: () => string[] }).changed())
}

const body = `<trade-cart-badge></trade-cart-badge><trade-add-to-cart goods-id="100001"></trade-add-to-cart>
  <trade-goods-list keyword="轴承"></trade-goods-list><trade-help article-id="100101"></trade-help>`

test('adds one global name and changes no built-in of the browser', async ({ page }) => {
  const escapes = escapesOf(page)
  const changed = await watchBuiltIns(page)
  await openForeign(page, body, { head: '' })
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window))
  await page.unrouteAll()
  await openForeign(page, body, { head: script() })
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  await page.locator('body > trade-add-to-cart').getByRole('button', { name: '加入购物车' }).click()
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => void globalThis.tradefront?.doctor())
  await expect(page.getByRole('dialog', { name: '嵌入诊断' })).toBeVisible()
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window))
  // Copies of nanostores find each other by this global, so a page with nanostores can listen to the kit's stores.
  expect(after.filter((name) => !before.includes(name))).toEqual(['tradefront', 'nanostoresGlobal'])
  expect(await changed()).toEqual([])
  expect(escapes).toEqual([])
})

test('a script that loads at the third attempt works', async ({ page }) => {
  const escapes = escapesOf(page)
  let tries = 0
  await page.route('**/kit/tradefront.js*', (route) => (++tries < 3 ? route.abort() : route.continue()))
  const again = `<script>
    addEventListener('error', ({ target }) => {
      if (target.localName !== 'script') return
      const next = document.createElement('script')
      next.type = 'module'
      next.src = target.src + '?'
      Object.assign(next.dataset, target.dataset)
      document.head.append(next)
    }, true)
  </script>`
  await openForeign(page, body, { head: again + script() })
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  expect(tries).toBe(3)
  expect(escapes).toEqual([])
})
