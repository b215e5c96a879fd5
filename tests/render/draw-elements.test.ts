import { beforeEach, describe, expect, test } from 'vitest'
import { drawElements, NoView, type DrawingRequest, type Wanted } from '../../elements/draw-elements'
import { drawable } from '../../elements/runtime/drawable'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { allScopes } from '../../src/core/host/scope'
import { openTestbed } from '../server/testbed'
import { shopOf } from './shop'

const bed = await openTestbed('open')
const list: Wanted = { tag: 'trade-goods-list', attributes: { 'category-id': '110101' } }
const shell: Wanted[] = ['trade-header', 'trade-menu', 'trade-outlet', 'trade-footer'].map((tag) => ({ tag }))

let shop: ReturnType<typeof shopOf>
beforeEach(async () => {
  await bed.reset()
  shop = shopOf(bed)
})

async function htmlOf(wanted: Wanted, request: Partial<DrawingRequest> = {}): Promise<string> {
  const { elements } = await drawElements({ ...shop, site: 'localhost', ...request }, [wanted])
  return elements[0]?.html ?? ''
}
const reasonOf = async (wanted: Wanted, request: Partial<DrawingRequest> = {}) => {
  try {
    await htmlOf(wanted, request)
    return 'drawn'
  } catch (error) {
    return error instanceof NoView ? error.reason : String(error)
  }
}

describe('a view', () => {
  test('contains every product of a list with links, prices and add form', async () => {
    const body = { brandTerminalId: '1001', categoryId: '110101', pageNumber: 1, pageSize: 20 }
    const { content } = await bed.call(goodsPage, { body })
    const html = await htmlOf(list)
    expect(content.length).toBeGreaterThan(10)
    for (const { id, goodsName } of content) {
      expect(html).toContain(`/goods/${id}"`)
      expect(html).toContain(goodsName)
    }
    expect(html).toContain('data-sku-id=')
    expect(html).not.toContain(' style="')
  })

  test('sends no request twice', async () => {
    await drawElements({ ...shop, site: 'localhost', address: { path: '/', search: '' } }, shell)
    expect(shop.asked.length).toBeGreaterThan(4)
    expect(shop.asked).toEqual([...new Set(shop.asked)])
  })

  test('of a list does not request the theme of the home page', async () => {
    await htmlOf(list)
    // Secondary requests are sent later.
    await new Promise((done) => setTimeout(done, 20))
    expect(shop.asked).not.toContain('POST /api/bbb/home/themePage/info')
  })

  test('survives a round trip of its state through JSON', async () => {
    const address = { path: '/goods/100001', search: '' }
    const page = await drawElements({ ...shop, site: 'localhost', address }, shell)
    const drawn = { shared: page.shared, own: page.elements.map((each) => each?.view.drawn) }
    expect(Object.keys(page.shared)).toContain('theme')
    expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn)
  })

  test('follows language, query and address', async () => {
    expect(await htmlOf(list, { lang: 'en' })).toContain('aria-label="Quantity')
    const searched = { tag: 'trade-goods-list', query: { goodsKeyWord: '6204' } }
    expect(await htmlOf(searched)).toContain('<mark>6204</mark>')
    expect(await htmlOf(list)).toContain('href="http://localhost:4173/goods/')
    expect(await htmlOf(list, { inside: true })).toContain('href="/goods/')
    expect(await htmlOf(list, { routes: '{"goods":"https://brand.example/p/{goodsId}"}' })).toContain(
      'href="https://brand.example/p/',
    )
  })

  test('of a page beyond the last one shows the redirected page', async () => {
    const slow: typeof fetch = async (...asked) => {
      const answer = await shop.fetch(...asked)
      await new Promise((done) => setTimeout(done, 30))
      return answer
    }
    const far = { tag: 'trade-shop', query: { page: '9000' } }
    expect(await htmlOf(far, { fetch: slow })).toContain('shop-row')
  })

  test('of an address that redirects is refused with "moved"', async () => {
    const address = { path: '/shop', search: '?page=9000' }
    expect(await reasonOf({ tag: 'trade-outlet' }, { address })).toBe('moved')
    expect(await reasonOf({ tag: 'trade-outlet' }, { address: { ...address, search: '?page=2' } })).toBe(
      'drawn',
    )
    const asked = { tag: 'trade-shop', attributes: { 'url-state': 'query' }, path: '/suppliers' }
    expect(await reasonOf({ ...asked, query: { page: '9000' } })).toBe('moved')
  })

  test('of the login has fields for password managers and a form that browsers do not submit', async () => {
    const address = { path: '/login', search: '' }
    const views = [await htmlOf({ tag: 'trade-login' }), await htmlOf({ tag: 'trade-outlet' }, { address })]
    for (const html of views) {
      expect(html).toMatch(/<input[^>]* autoComplete="username"/i)
      expect(html).toMatch(/<input[^>]* type="password"[^>]*/)
      expect(html).toMatch(/<input[^>]* autoComplete="current-password"/i)
      expect(html.match(/<form[^>]*/g)).toEqual([expect.stringContaining('method="dialog"')])
    }
  })

  test('of the login has the captcha where the site requires it, with a placeholder picture', async () => {
    const html = await htmlOf({ tag: 'trade-login' })
    expect(html).toMatch(/<input[^>]* name="captcha"/)
    expect(html).toContain('class="sign-in-captcha')
    expect(html).not.toContain('/oauth/captcha')
  })

  test('of the login offers third parties only inside the shop’s own page', async () => {
    const login = { tag: 'trade-login' }
    expect(await htmlOf(login, { inside: true })).toContain('third-party-icon')
    expect(await htmlOf(login)).not.toContain('third-party-icon')
  })

  test('of a member contains member data, and that of a visitor none', async () => {
    const token = await bed.login('demo')
    const cart: Wanted = { tag: 'trade-cart' }
    const [member, visitor] = await Promise.all([htmlOf(cart, { token }), htmlOf(cart)])
    expect(member).not.toBe(visitor)
    expect(await htmlOf({ tag: 'trade-header' }, { token })).not.toContain('请登录')
    expect(await htmlOf({ tag: 'trade-header' })).toContain('请登录')
  })

  test('leaves the session to the browser if the API does not return the member', async () => {
    const token = await bed.login('demo')
    const broken: typeof fetch = async (input, init) =>
      new Request(input).url.includes('/getUserInfo')
        ? Response.json({ code: 500, message: 'x', data: null }, { status: 500 })
        : shop.fetch(input, init)
    const storedJson = async (fetch: typeof globalThis.fetch) =>
      JSON.stringify((await drawElements({ ...shop, site: 'localhost', token, fetch }, [list])).shared)
    expect(await storedJson(shop.fetch)).toContain('"state":"member"')
    expect(await storedJson(broken)).not.toContain('"state":"member"')
  })

  test('of one account is rendered separately for others, other languages and sites, and equals a single rendering', async () => {
    const token = await bed.login('demo')
    const requests: Partial<DrawingRequest>[] = [
      {},
      { lang: 'en' },
      { token },
      { token, lang: 'en' },
      { site: 'north.localhost' },
      { stored: { language: 'en', theme: 'dark' }, address: { path: '/brand', search: '' } },
    ]
    const alone: string[] = []
    for (const request of requests) alone.push(await htmlOf({ tag: 'trade-header' }, request))
    const scopes = allScopes().length
    const many = Array.from({ length: 5 }, () => requests).flat()
    const together = await Promise.all(many.map((request) => htmlOf({ tag: 'trade-header' }, request)))
    expect(new Set(alone).size).toBeGreaterThan(4)
    expect(together).toEqual(Array.from({ length: 5 }, () => alone).flat())
    expect(allScopes().length).toBe(scopes)
  })
})

describe('a view is refused or empty', () => {
  test('for an element that no server renders', async () => {
    expect(drawable.has('trade-checkout')).toBe(false)
    expect(await reasonOf({ tag: 'trade-checkout' })).toBe('drawn')
    expect(await htmlOf({ tag: 'trade-checkout' })).toBe('')
  })

  test('if the API fails, returns other data or does not know the site', async () => {
    const answers: [string, () => Response][] = [
      ['500', () => Response.json({ code: 500, message: 'x', data: null }, { status: 500 })],
      ['HTML', () => new Response('<h1>Hello</h1>')],
      ['cut off', () => new Response('{"code":200,"da')],
    ]
    for (const [what, answer] of answers) {
      const broken: typeof fetch = async (input, init) =>
        new Request(input).url.includes('/goodsInfo/page') ? answer() : shop.fetch(input, init)
      expect([what, await reasonOf(list, { fetch: broken })]).toEqual([what, 'refused'])
    }
    expect(await reasonOf(list, { site: 'nobody.example' })).toBe('refused')
  })

  test('for an expired session', async () => {
    expect(await reasonOf({ tag: 'trade-cart' }, { token: 'over' })).toBe('refused')
  })
})
