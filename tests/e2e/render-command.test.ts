import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { memberPrice, memberToken, openForeignShop, type ForeignShop } from '../render/foreign-shop'
import { networkIdle, waitForViews } from './drawn'
import { foreign, openForeign, script, shop } from './foreign'
import { openViews, runRender } from './render-command'
import { listenAnywhere } from '../server/port-of'

// `npx tradefront render` from the package, with a third-party back end.

let other: ForeignShop
let command: Awaited<ReturnType<typeof openViews>>
const at = () => ['--api', other.api, '--site', other.site]
const list = '/trade-goods-list?site=waelz&lang=zh-CN'

test.beforeAll(async () => {
  other = await openForeignShop()
  command = await openViews(...at(), '--allow', foreign)
})
test.beforeEach(() => other.goes('answers'))
test.afterAll(async () => {
  command.child.kill('SIGKILL')
  await command.ended
  await other.close()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${command.views}${path}`, { headers })

test('renders the goods of a foreign back end once for all visitors', async () => {
  const answer = await ask(list)
  expect(answer.status).toBe(200)
  const { html, css } = await answer.json()
  for (const name of other.names) expect(html).toContain(name)
  expect(html).toContain('€</span>3.50')
  expect(css).toContain('.goods-card')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  const again = await ask(list, { 'If-None-Match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await ask('/trade-checkout?site=waelz')).status).toBe(404)
  expect((await fetch(new URL('/health', command.views))).status).toBe(200)
})

test('renders for a member with the session of the request', async () => {
  const answer = await ask(list, { Authorization: memberToken })
  expect((await answer.json()).html).toContain(memberPrice)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(other.asked.map(({ headers }) => headers.authorization)).toContain(memberToken)
})

test('answers a hanging API with 504 and an unreachable one with 502, and logs one line', async () => {
  other.goes('hangs')
  const late = await ask(list)
  expect([late.status, await late.json()]).toEqual([504, { reason: 'late' }])
  const gone = await openForeignShop()
  await gone.close()
  const lonely = await openViews('--api', gone.api, '--site', gone.site)
  const refused = await fetch(`${lonely.views}${list}`)
  expect([refused.status, await refused.json()]).toEqual([502, { reason: 'refused' }])
  expect(lonely.complained().trim()).toMatch(/^tradefront: trade-goods-list of waelz: .+$/)
  lonely.child.kill('SIGINT')
  expect(await lonely.ended).toBe(0)
})

test('prints one error line if it cannot start', async () => {
  const wrong = runRender('--api', 'api.example.com', '--site', 'acme')
  expect(await wrong.ended).toBe(2)
  expect(wrong.complained()).toBe('tradefront: --api "api.example.com" is no http address\n')
  const help = runRender('--help')
  expect(await help.ended).toBe(0)
  expect(help.output()).toContain('tradefront render --api <address> --site <key,…>')
  const taken = createServer()
  const port = String(await listenAnywhere(taken))
  const late = runRender(...at(), '--port', port)
  expect(await late.ended).toBe(1)
  expect(late.complained()).toContain(`Port ${port} is in use by another program. Set --port to another one.`)
  taken.close()
})

test('answers waiting requests before it stops', async () => {
  const own = await openViews(...at())
  other.goes('hangs')
  const waiting = fetch(`${own.views}${list}`)
  await expect.poll(() => other.asked.length).toBeGreaterThan(0)
  own.child.kill('SIGTERM')
  expect((await waiting).status).toBe(504)
  expect(await own.ended).toBe(0)
})

test(
  'a page of a foreign back end shows and sells goods before any element’s code',
  { tag: '@short' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await waitForViews(page)
    const head = script(`data-api="${other.api}" data-site="${other.site}" data-views="${command.views}"`)
    await openForeign(page, '<trade-goods-list></trade-goods-list>', { head })
    const card = page.getByRole('article', { name: other.names[0] })
    await expect(card).toContainText('€3.50')
    expect(await page.locator('trade-goods-list').getAttribute('data-drawn')).toBe('')
    await networkIdle(page)
    expect(scripts).toEqual([`${shop}/kit/tradefront.js`, `${shop}/kit/view.js`])

    await card.getByRole('button', { name: '加入购物车' }).click()
    const storedText = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(storedText).toContain('971')
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
  },
)

test('only a listed origin may request a member’s view', async ({ page, context }) => {
  await waitForViews(page)
  const head = script(`data-api="${other.api}" data-site="${other.site}" data-views="${command.views}"`)
  await context.addCookies([{ name: 'PC_TOKEN', value: memberToken, url: foreign }])
  const drawn = () => page.locator('trade-goods-list[data-drawn]')
  await openForeign(page, '<trade-goods-list></trade-goods-list>', { head })
  await expect(drawn()).toContainText(`€${memberPrice}`)
  const asks = () =>
    page.evaluate(
      ([address = '', token = '']) =>
        fetch(address, { headers: { Authorization: token } }).then(
          ({ status }) => status,
          () => 'kept back',
        ),
      [`${command.views}${list}`, memberToken],
    )
  expect(await asks()).toBe(200)
  await openForeign(page, '', { head, origin: foreign.replace('pages.', 'strange.') })
  expect(await asks()).toBe('kept back')
})

test('requests views of the API without an own address', async ({ page }) => {
  await waitForViews(page)
  const head = script(`data-api="${shop}/api/" data-site="localhost" data-views`)
  const asked = page.waitForRequest(/\/trade-goods-list\?/)
  await openForeign(page, '<trade-goods-list keyword="6204"></trade-goods-list>', { head })
  expect((await asked).url()).toMatch(new RegExp(`^${shop}/api/view/trade-goods-list\\?`))
  await expect(page.locator('trade-goods-list[data-drawn]')).toContainText('6204')
})
