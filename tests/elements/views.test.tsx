import { expect } from 'chai'
import { buyerMark, drawnAttribute, type DrawnElement } from '../../elements/runtime/drawn-view'
import { reservedSpace } from '../../elements/runtime/reserved-space'
import { isViewFirst } from '../../elements/runtime/view-or-code'
import { letSleep, showView } from '../../elements/view'
import { version } from '../../elements/version'
import { hasAbility } from '../../src/core/host/known-abilities'
import { pause } from './until'

const day = 86_400_000
const member = 'token-of-a-member'

/** A view as a server renders it for a visitor. */
const view = (change: Partial<DrawnElement['view']> = {}): DrawnElement => ({
  html: '<div class="trade-drawn"><p>goods</p></div>',
  css: 'p{color:red}',
  view: {
    version,
    name: 'a',
    locale: 'zh-CN',
    site: 'acme',
    buyer: '',
    address: '',
    attributes: {},
    drawn: {},
    ...change,
  },
})
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const page = (status: number) => () =>
  Promise.resolve(new Response('<h1>Log in</h1>', { status, headers: { 'Content-Type': 'text/html' } }))

const realFetch = globalThis.fetch
const realNow = Date.now
/** Requests of the back end, which another project wrote. */
let asked: { url: string; init: RequestInit }[] = []
function answering(answer: (init: RequestInit) => Promise<Response>) {
  globalThis.fetch = (input, init = {}) => {
    asked.push({ url: new Request(input).url, init })
    return answer(init)
  }
}

let apis = 0
/** Adds an element of an API that was not asked yet. */
function element(attributes: Record<string, string> = {}) {
  const made = document.createElement('trade-goods-list')
  const all = { api: `https://api-${(apis += 1)}.example/api`, site: 'acme', ...attributes }
  for (const [name, value] of Object.entries(all)) made.setAttribute(name, value)
  return document.body.appendChild(made)
}
const known = (made: Element) => hasAbility(made.getAttribute('api') ?? '', version)
const logIn = (token: string) => (document.cookie = `PC_TOKEN_acme=${token}; Path=/; Max-Age=60`)

describe('the server-rendered view of an element', () => {
  beforeEach(() => {
    asked = []
  })
  afterEach(() => {
    globalThis.fetch = realFetch
    Date.now = realNow
    document.body.replaceChildren()
    document.cookie = 'PC_TOKEN_acme=; Path=/; Max-Age=0'
    document.documentElement.removeAttribute('lang')
    localStorage.clear()
  })

  it('is shown and stores that its API renders views', async () => {
    answering(json(view()))
    const made = element({ keyword: 'nut', theme: 'dark' })
    expect(await showView(made, undefined)).to.equal(true)
    expect(made.shadowRoot?.textContent).to.equal('goods')
    expect(made.getAttribute(drawnAttribute)).to.equal('dark')
    expect(asked[0]?.url).to.include('.example/api/view/trade-goods-list?keyword=nut&site=acme')
    expect(known(made)).to.equal(true)
  })

  for (const [name, answer] of Object.entries({
    'a 404 page': page(404),
    'an envelope with the code 404': json({ code: 404, message: 'no such call' }),
    'a login page': page(200),
    'another version of the kit': json(view({ version: '0.0.0-other' })),
    'a CORS error': ({ mode }: RequestInit) =>
      mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('CORS')),
  }))
    it(`is not requested again on the same day where the API answers with ${name}`, async () => {
      answering(answer)
      const made = element()
      expect(await showView(made, undefined)).to.equal(false)
      const requests = asked.length
      expect(await showView(made, undefined)).to.equal(false)
      expect(asked.length).to.equal(requests)
      expect(known(made)).to.equal(false)
      expect(made.shadowRoot).to.equal(null)
    })

  for (const [name, answer] of Object.entries({
    'a server error': page(500),
    'a busy server': json({ reason: 'busy' }, 503),
    'an element without a view (404)': json({ reason: 'unknown' }, 404),
    'truncated JSON': () =>
      Promise.resolve(new Response('{"html":"<', { headers: { 'Content-Type': 'application/json' } })),
    'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  }))
    it(`is requested again after ${name}`, async () => {
      answering(answer)
      const made = element()
      expect(await showView(made, undefined)).to.equal(false)
      expect(known(made)).to.equal(undefined)
      answering(json(view()))
      expect(await showView(made, undefined)).to.equal(true)
    })

  it('is requested again after a day, and by another version of the kit', async () => {
    answering(page(404))
    const made = element()
    const api = made.getAttribute('api') ?? ''
    await showView(made, undefined)
    const text = localStorage.getItem('trade:all:abilities') ?? ''
    const other = text.replace(api, `${api}/of-yesterday`).replace(/\d+ false/, `${Date.now() - day} false`)
    localStorage.setItem('trade:all:abilities', other)
    expect(hasAbility(`${api}/of-yesterday`, version)).to.equal(undefined)
    expect(hasAbility(api, '0.0.0-other')).to.equal(undefined)
  })

  it('is requested once per page in a browser without storage', async () => {
    answering(page(404))
    const made = element()
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    await showView(made, undefined)
    await showView(made, undefined)
    Storage.prototype.setItem = setItem
    expect(asked.length).to.equal(1)
  })

  it('of a member is requested with the token of its site and without cache', async () => {
    logIn(member)
    document.cookie = 'PC_TOKEN=token-of-the-page; Path=/; Max-Age=60'
    answering(json(view({ buyer: buyerMark(member) })))
    expect(await showView(element(), undefined)).to.equal(true)
    document.cookie = 'PC_TOKEN=; Path=/; Max-Age=0'
    const { headers, cache } = asked[0]?.init ?? {}
    expect([new Headers(headers).get('Authorization'), cache]).to.eql([member, 'no-store'])
  })

  const changes: Record<string, (made: HTMLElement) => void> = {
    'the page changes its language': () => (document.documentElement.lang = 'en'),
    'the page changes an attribute': (made) => made.setAttribute('keyword', 'bolt'),
    'the page sets a property': (made) => void Object.assign(made, { goods: {} }),
    'the buyer logs in': () => void logIn(member),
    'its code is loaded': (made) => void made.attachShadow({ mode: 'open' }),
    'it is removed': (made) => made.remove(),
  }
  for (const [name, change] of Object.entries(changes))
    it(`is discarded if ${name} during the request`, async () => {
      let answer = (_: Response) => {}
      answering(() => new Promise((done) => (answer = done)))
      const made = element({ keyword: 'nut' })
      const shown = showView(made, undefined)
      change(made)
      answer(Response.json(view()))
      expect(await shown).to.equal(false)
      expect(made.shadowRoot?.childNodes.length ?? 0).to.equal(0)
      expect(made.hasAttribute(drawnAttribute)).to.equal(false)
    })

  it('of another account is never shown', async () => {
    logIn(member)
    answering(json(view({ buyer: 'others' })))
    expect(await showView(element(), undefined)).to.equal(false)
  })

  it('dispatches trade-fetch, which can answer or cancel the request', async () => {
    answering(page(500))
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'trade-fetch',
      ({ detail }) => detail.respondWith(Promise.resolve(Response.json(view()))),
      { signal, once: true },
    )
    expect(await showView(element(), undefined)).to.equal(true)
    document.addEventListener('trade-fetch', (event) => event.preventDefault(), { signal })
    expect(await showView(element(), undefined)).to.equal(false)
    stop.abort()
    expect(asked).to.eql([])
  })

  it('is not requested on a page with its own texts', async () => {
    answering(json(view()))
    Object.assign(globalThis, { tradefrontConfig: { messages: {} } })
    expect(await showView(element(), undefined)).to.equal(false)
    Reflect.deleteProperty(globalThis, 'tradefrontConfig')
  })

  it('is not requested if the buyer chose another theme or language', async () => {
    answering(json(view()))
    localStorage.setItem('trade:acme:theme', '1|"dark"')
    expect(await showView(element(), undefined)).to.equal(false)
    localStorage.setItem('trade:acme:theme', '1|"light"')
    localStorage.setItem('trade:acme:language', '1|"en"')
    expect(await showView(element(), undefined)).to.equal(true)
    document.body.append(document.createElement('trade-language'))
    expect(await showView(element(), undefined)).to.equal(false)
    expect(asked.length).to.equal(1)
  })
})

describe('an element that shows its view', () => {
  it('loads its code when an attribute changes, but not for a class', async () => {
    answering(json(view()))
    const made = element({ keyword: 'nut' })
    await showView(made, undefined)
    let loads = 0
    letSleep(made, async () => void (loads += 1))
    made.className = 'wide'
    made.setAttribute('keyword', 'nut')
    await pause(0)
    expect(loads).to.equal(0)
    made.setAttribute('keyword', 'bolt')
    await pause(0)
    expect(loads).to.equal(1)
    made.remove()
    globalThis.fetch = realFetch
  })
})

describe('the view and the code of an element', () => {
  const never = new Promise<never>(() => {})
  const after = async <T,>(ms: number, value: T) => {
    await pause(ms)
    return value
  }

  it('load in parallel while the API is unknown, and the first to arrive is used', async () => {
    let brought = 0
    const bring = () => after((brought += 1), undefined)
    expect(await isViewFirst(never, bring, 0)).to.equal(false)
    expect(await isViewFirst(Promise.resolve(true), () => never, 0)).to.equal(true)
    expect(await isViewFirst(Promise.resolve(false), () => never, 0)).to.equal(false)
    expect(brought).to.equal(1)
  })

  it('load in sequence if the API renders views, in parallel if the view is late', async () => {
    let brought = 0
    const bring = () => after(0, (brought += 1))
    expect(await isViewFirst(Promise.resolve(true), bring, 20)).to.equal(true)
    await pause(40)
    expect(brought).to.equal(0)
    expect(await isViewFirst(never, bring, 1)).to.equal(false)
    expect(brought).to.equal(1)
  })

  it('wait for the view if the code fails to load', async () => {
    const fails = () => Promise.reject(new Error('404'))
    expect(await isViewFirst(after(10, true), fails, 0)).to.equal(true)
    expect(await isViewFirst(after(10, false), fails, 0)).to.equal(false)
  })
})

describe('the reserved space of a cart', () => {
  const spaceOf = (cart: HTMLElement) => cart.getBoundingClientRect().height
  function cartAfter(count: string | undefined) {
    localStorage.clear()
    if (count !== undefined) localStorage.setItem('trade:acme:cart-lines', count)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(reservedSpace('acme'))
    document.adoptedStyleSheets = [sheet]
    return document.body.appendChild(document.createElement('trade-cart'))
  }
  afterEach(() => {
    document.body.replaceChildren()
    document.adoptedStyleSheets = []
  })

  it('has the height of the lines of the last visit', () => {
    const [none, two, twenty] = ['1|0', '1|2', '1|20'].map((stored) => spaceOf(cartAfter(stored)))
    expect(none).to.equal(374)
    expect((twenty ?? 0) - (two ?? 0)).to.be.oneOf([18 * 89, 18 * 113, 18 * 199])
  })

  it('fills the viewport if the number of lines is unknown or invalid', () => {
    for (const stored of [undefined, '1|many', '{', ''])
      expect(spaceOf(cartAfter(stored))).to.equal(innerHeight)
  })
})
