import { expect } from 'chai'
import { commonAttributes, type Description } from '../../elements/description'
import type { TradeElement } from '../../elements/runtime/element'
import { attributeName } from '../../src/core/host/attribute-name'
import { routeTable } from '../../src/core/address/routes'
import { settingNames } from '../../src/core/host/settings'
import vectors from '../vectors/addresses.json'
import { askedFor, madeFor } from './made-answers'
import { pause, until } from './shop-answers'
import { tally } from './tally'

const modules = import.meta.glob<{ default: TradeElement }>('../../elements/trade-*.ts', { eager: true })
const elements = Object.values(modules).map((module) => module.default)

let hits = 0
Reflect.set(globalThis, 'hit', () => void (hits += 1))

const hostile = vectors.refused.filter((vector) => vector.length <= 64)
let given = 0
const next = () => hostile[given++ % hostile.length] ?? ''

/** Returns texts for fields. Ids are plain, because requests are matched with responses by id. */
const text = (field: string) => (/(^id|Id)$/.test(field) ? '1' : next())

/** Returns an answer with a malicious URL in every text that the contract allows. */
function answer(event: DocumentEventMap['trade-fetch']) {
  const { url, method, respondWith } = event.detail
  const endpoint = askedFor(method, url)
  const body = endpoint && { code: 200, message: '', data: madeFor(endpoint.shapes.data, text) }
  respondWith(Promise.resolve(body ? Response.json(body) : new Response('', { status: 404 })))
}

const rootsIn = (root: ParentNode): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]
const holders = [
  'href',
  'src',
  'srcset',
  'poster',
  'action',
  'formaction',
  'data',
  'background',
  'xlink:href',
]
const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'blob:']

/** Returns URL attributes in all shadow roots that violate the rules for URLs. */
function forbidden(): { seen: number; wrong: string[] } {
  const found = rootsIn(document.body).flatMap((root) =>
    holders.flatMap((name) =>
      [...root.querySelectorAll(`[${CSS.escape(name)}]`)].map((element) => ({ element, name })),
    ),
  )
  const wrong = found.flatMap(({ element, name }) => {
    const text = element.getAttribute(name) ?? ''
    const url = URL.canParse(text, location.href) ? new URL(text, location.href) : undefined
    const fine = url && allowed.includes(url.protocol)
    return fine ? [] : [`<${element.localName} ${name}="${text}">`]
  })
  return { seen: found.length, wrong: [...new Set(wrong)] }
}

const routeMap = () =>
  JSON.stringify(Object.fromEntries(Object.keys(routeTable()).map((name) => [name, `${next()}/${name}`])))
const settings = () => ({ home: next(), routes: routeMap() })
const attributes = (given: Record<string, string>) =>
  settingNames.flatMap((name) =>
    given[name] === undefined ? [] : [[attributeName(name), given[name]] as const],
  )

const here = location.href
const shown = (tag: string, given: Record<string, string>) => {
  const element = document.createElement(tag)
  for (const [name, value] of attributes(given)) element.setAttribute(name, value)
  return element
}

/** Creates an element with a malicious URL in each of its own attributes. */
function alone({ tag, attributes: own }: Description) {
  const element = shown(tag, { ...settings(), site: tag })
  for (const [name, { type }] of Object.entries(own)) {
    if (type !== 'string' || name in commonAttributes || name === 'cardTag') continue
    element.setAttribute(attributeName(name), name.endsWith('Id') ? '1' : next())
  }
  return element
}
const forVisitors = [
  'trade-login',
  'trade-login-box',
  'trade-register',
  'trade-auth-callback',
  'trade-invitation',
]
/** Tokens by site. Each element is a separate site, and most have a logged-in buyer. */
const tokens = [
  'PC_TOKEN',
  ...elements
    .map(({ description: { tag } }) => tag)
    .filter((tag) => !forVisitors.includes(tag))
    .map((tag) => `PC_TOKEN_${tag}`),
]
/** Elements that render nothing themselves. */
const quiet = new Set(['trade-if', 'trade-requirement'])
const whole = ['trade-outlet', 'trade-storefront', 'trade-site']

const { error, warn } = console
before(() => {
  // Rejected URLs are reported in the console hundreds of times.
  console.error = console.warn = () => {}
  for (const element of elements) element.define()
  document.addEventListener('trade-fetch', answer)
  for (const name of tokens) document.cookie = `${name}=somebody; Path=/`
  document.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(globalThis, 'tradefrontConfig')
  history.replaceState(null, '', here)
})
after(() => {
  Object.assign(console, { error, warn })
  document.removeEventListener('trade-fetch', answer)
  for (const name of tokens) document.cookie = `${name}=; Path=/; Max-Age=0`
})

describe('unsafe addresses', () => {
  it('in attributes, settings and responses reach no URL attribute of an element', async () => {
    for (const { description } of elements)
      if (!whole.includes(description.tag)) document.body.append(alone(description))
    const site = shown('trade-site', { ...settings(), site: 'around' })
    site.append(shown('trade-cart-badge', {}), shown('trade-goods-card', {}))
    document.body.append(site)
    const parts = [...document.body.children].filter(({ shadowRoot }) => shadowRoot)
    await until(() =>
      parts.every(({ localName, shadowRoot }) => quiet.has(localName) || shadowRoot?.textContent?.trim()),
    )
    await pause(1500)
    const { seen, wrong } = forbidden()
    expect(wrong).to.deep.equal([])
    expect(seen).to.be.greaterThan(120)
    expect(hits).to.equal(0)
    await tally({ what: 'addresses in the elements', inputs: seen, lost: wrong.length })
  }).timeout(600_000)

  it('in settings and responses reach no URL attribute of a page', async () => {
    Reflect.set(globalThis, 'tradefrontConfig', { ...settings(), site: 'pages' })
    const pages = Object.values(routeTable())
    let all = 0
    for (const { path } of pages) {
      history.replaceState(null, '', path.replace(/\{\w+\}/g, '1'))
      document.body.replaceChildren(document.createElement('trade-outlet'))
      await pause(1500)
      const { seen, wrong } = forbidden()
      expect(wrong, path).to.deep.equal([])
      all += seen
    }
    expect(hits).to.equal(0)
    await tally({ what: 'addresses in the pages', inputs: all, lost: 0 })
  }).timeout(600_000)
})
